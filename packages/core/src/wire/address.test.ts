import { expect, test } from 'vitest';
import { agencyAddress } from '../agencies/agency-filter.ts';
import { leftOutText, readQueryPairs } from './address.ts';

test('what is not understood is left out, and named once', () => {
  expect(
    readQueryPairs(agencyAddress, [
      ['q', 'bern'],
      ['sort', 'shoe'],
      ['country', 'germany'],
      ['page', '2'],
      ['sport', ''],
      ['page', '3'],
      ['colour', ''],
      ['toString', 'x'],
    ]),
  ).toEqual({ filter: { q: 'bern', country: 'DE' }, leftOut: ['sort', 'page', 'toString'] });
});

test('names and known words are read in any case, and named as they stand', () => {
  expect(
    readQueryPairs(agencyAddress, [
      ['SPORT', 'tennis'],
      ['Sort', '-NAME'],
      ['Country', 'GERMANY'],
      ['Q', 'Bern'],
      ['Colour', 'Red'],
    ]),
  ).toEqual({
    filter: { sport: 'Tennis', sort: '-name', country: 'DE', q: 'Bern' },
    leftOut: ['Colour'],
  });
  expect(readQueryPairs(agencyAddress, [['sport', 'curling']]).filter).toEqual({ sport: 'curling' });
});

test('the last one of a name counts', () => {
  const twice = (...values: string[]) =>
    readQueryPairs(
      agencyAddress,
      values.map((value) => ['country', value] as const),
    );
  expect(twice('Atlantis', 'DE')).toEqual({ filter: { country: 'DE' }, leftOut: [] });
  expect(twice('DE', 'Atlantis')).toEqual({ filter: {}, leftOut: ['country'] });
});

test('one sentence names a few of them', () => {
  expect(
    [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd', 'e'], ['x'.repeat(50)]].map(leftOutText),
  ).toEqual([
    null,
    'Ignored in this address: a.',
    'Ignored in this address: a, b.',
    'Ignored in this address: a, b, c.',
    'Ignored in this address: a, b, c and 2 more.',
    `Ignored in this address: ${'x'.repeat(40)}….`,
  ]);
});
