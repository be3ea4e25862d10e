import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { athleteFilters } from '../../testing/arbitraries.ts';
import { leftOutText } from '../../wire/address.ts';
import { athleteFilter } from './athlete-filter.ts';
import { type ListAddress, listAddressPairs, readListAddress } from './list-address.ts';
import { inListOrder, type ListColumn, listColumnNames } from './list-columns.ts';

const columns = fc.option(fc.subarray([...listColumnNames]).map((some) => inListOrder(some)));
const addresses: fc.Arbitrary<ListAddress> = fc.record({
  filter: athleteFilters,
  columns,
  leftOut: fc.constant([]),
});

/** Texts of any content, under names that mean something and others. */
const pairs = fc.array(
  fc.tuple(
    fc.oneof(fc.constantFrom(...Object.keys(athleteFilter.shape), 'columns'), fc.string()),
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '-0',
        '007',
        '3.70',
        'Fall',
        'germany',
        'Robot',
        '-utr',
        'name,utr',
        'utr,utr,shoe',
        'TENNIS',
        '99',
        ',',
      ),
    ),
  ),
  { maxLength: 8 },
);

test('an address that is written reads back equal', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      expect(readListAddress(listAddressPairs(address))).toEqual(address);
    }),
  );
});

test('whatever an address says, what is read of it is written once and reads back equal', () => {
  fc.assert(
    fc.property(pairs, (some) => {
      const address = readListAddress(some);
      const written = listAddressPairs(address);
      expect(readListAddress(written)).toEqual({ ...address, leftOut: [] });
      expect(listAddressPairs(readListAddress(written.toReversed()))).toEqual(written);
    }),
  );
});

test('equal addresses are equal texts, in whatever order and form they are asked for', () => {
  const asked = [
    ['columns', 'UTR,name,utr,Country'],
    ['Country', 'germany'],
    ['min_GPA', '3.50'],
    ['gender', 'female'],
    ['sport', 'TENNIS'],
    ['MIN_term', 'fall 2027'],
    ['q', 'ada'],
  ] as const;
  const same = [
    ['q', 'ada'],
    ['sport', 'Tennis'],
    ['gender', 'Female'],
    ['country', 'DE'],
    ['min_term', 'Fall 2027'],
    ['min_gpa', '3.5'],
    ['columns', 'name,utr,country'],
  ];
  expect(listAddressPairs(readListAddress(asked))).toEqual(same);
  expect(listAddressPairs({ filter: { q: '', sport: undefined }, columns: null })).toEqual([]);
});

test('what is not understood is left out and said, and the rest stays', () => {
  const read = (text: string) =>
    readListAddress(
      text.split('&').map((pair) => {
        const [name = '', value = ''] = pair.split('=');
        return [name, value] as const;
      }),
    );
  const address = read(
    'gender=Robot&year=soon&country=Atlantis&sort=shoe&sport=Tennis&columns=name,shoe,utr&q=',
  );
  expect(address).toEqual({
    filter: { sport: 'Tennis' },
    columns: ['name', 'utr'],
    leftOut: ['gender', 'year', 'country', 'sort', 'columns=shoe'],
  });
  expect(leftOutText(address.leftOut)).toBe('Ignored in this address: gender, year, country and 2 more.');
  expect(read('columns=shoe')).toEqual({ filter: {}, columns: null, leftOut: ['columns=shoe'] });
  expect(read('year=99&columns=evil,name')).toEqual({
    filter: {},
    columns: ['name'],
    leftOut: ['year', 'columns=evil'],
  });
  expect(leftOutText(read('sport=Tennis&columns=name').leftOut)).toBe(null);
});

test('the usual value is written by no parameter, and any by one; a service that has it is asked for it', () => {
  const written = (value: string) => listAddressPairs(readListAddress([['status', value]]));
  expect(['looking', 'IN TALKS', 'any'].map(written)).toEqual([
    [],
    [['status', 'In talks']],
    [['status', 'Any']],
  ]);
  const read = (...pairs: [string, string][]) => readListAddress(pairs, ['recruiting_status']).filter;
  expect([read(), read(['status', 'any']), read(['status', 'committed'])]).toEqual([
    { status: 'Looking' },
    { status: 'Any' },
    { status: 'Committed' },
  ]);
  expect(readListAddress([['status', 'Any']], ['WTN'])).toEqual({
    filter: {},
    columns: null,
    leftOut: ['status'],
  });
});

test('a column is named by what it is called in the address', () => {
  const written = (some: readonly ListColumn[]) => listAddressPairs({ filter: {}, columns: some });
  expect(written(['added', 'itf'])).toEqual([['columns', 'name,itf,added']]);
});
