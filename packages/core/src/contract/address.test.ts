import { expect, test } from 'vitest';
import { agencyFilter } from '../agencies/agency-filter.ts';
import { leftOutText, readQueryPairs } from './address.ts';

test('what is not understood is left out, and named once', () => {
  expect(
    readQueryPairs(agencyFilter, [
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

test('the last one of a name counts', () => {
  const twice = (...values: string[]) =>
    readQueryPairs(
      agencyFilter,
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
