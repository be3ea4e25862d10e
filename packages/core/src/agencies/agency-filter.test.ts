import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anAgency } from '../testing/builders.ts';
import {
  type AgencySort,
  agencyFilter,
  agencyOrderText,
  agencySortFields,
  matchesAgency,
  sortAgencies,
} from './agency-filter.ts';

test('parses a query, or refuses it', () => {
  expect(z.parse(agencyFilter, { q: 'b', sport: 'Tennis', country: 'SUI', sort: '-city' })).toEqual({
    q: 'b',
    sport: 'Tennis',
    country: 'CH',
    sort: '-city',
  });
  expect(z.safeParse(agencyFilter, { sort: 'gpa' }).error?.issues.map(({ message }) => message)).toEqual([
    'must be one of created, name, city, country, or one of them after a minus sign',
  ]);
});

test('matches agencies by sport, country and words', () => {
  const agency = anAgency({ name: 'Bölker', sports: ['Tennis', 'Soccer'], city: 'Zürich', country: 'CHE' });
  const found = [{ sport: 'Soccer' }, { country: 'CH' }, { q: 'zurich bolker' }, { q: 'switz' }, {}];
  const lost = [{ sport: 'Golf' }, { country: 'DE' }, { q: 'bern' }, { sport: 'Soccer', country: 'DE' }];
  expect([...found, ...lost].map((filter) => matchesAgency(filter)(agency))).toEqual([
    ...found.map(() => true),
    ...lost.map(() => false),
  ]);
});

test('an empty field matches no word and no country, and a word does not span two fields', () => {
  const agency = anAgency({ name: 'Desk', city: 'Bern' });
  const lost = [{ q: 'null' }, { q: 'deskbern' }, { country: 'CH' }];
  expect(lost.map((filter) => matchesAgency(filter)(agency))).toEqual([false, false, false]);
});

test('sorts agencies by name, city or country, empty values last', () => {
  const rows = [
    anAgency({ id: '1', name: 'Ödön', city: null, country: 'US' }),
    anAgency({ id: '2', name: 'pace', city: 'Bern', country: null }),
    anAgency({ id: '3', name: 'Nine', city: 'aarau', country: 'CH' }),
  ];
  const order = (sort: Parameters<typeof sortAgencies>[1]) =>
    sortAgencies(rows, sort)
      .map(({ id }) => id)
      .join('');
  expect([
    order('name'),
    order('city'),
    order('-city'),
    order('country'),
    order('created'),
    order(undefined),
  ]).toEqual(['312', '321', '231', '312', '321', '123']);
});

test('an order of agencies in words', () => {
  const sorts = agencySortFields.flatMap((field): AgencySort[] => [field, `-${field}`]);
  expect([undefined, ...sorts].map(agencyOrderText)).toEqual([
    'newest first',
    'oldest first',
    'newest first',
    'name, A to Z',
    'name, Z to A',
    'city, A to Z',
    'city, Z to A',
    'country, A to Z',
    'country, Z to A',
  ]);
});
