import { expect, test } from 'vitest';
import { type AgencySort, agencySortFields } from './agency-filter.ts';
import { agencyOrderText } from './agency-order.ts';

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
