import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addSearch,
  longestName,
  markSeen,
  mergeSearches,
  mostSearches,
  newText,
  readSavedSearches,
  removeSearch,
  renameSearch,
  type SavedSearch,
  writeSavedSearches,
} from './saved-searches.ts';

const ids = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => String(from - index));
const newest = { ids: ids(30, 1), hasMore: false };
const search = (name: string): SavedSearch => ({ name, pairs: [['sport', 'Tennis']], seen: null });

test('a search keeps its address, and the ids of its newest twenty', () => {
  expect(addSearch([search('A')], { name: ' Women ', pairs: [['gender', 'Female']], newest })).toEqual({
    searches: [search('A'), { name: 'Women', pairs: [['gender', 'Female']], seen: ids(30, 11) }],
  });
  expect(addSearch([], { name: 'A', pairs: [], newest: null })).toEqual({
    searches: [{ name: 'A', pairs: [], seen: null }],
  });
});

test('a name is one of a kind and of sixty characters, and fifty searches are enough', () => {
  const add = (searches: readonly SavedSearch[], name: string) =>
    addSearch(searches, { name, pairs: [], newest: null });
  const many = Array.from({ length: mostSearches }, (_, n) => search(String(n)));
  expect([
    add([], ' '),
    add([], 'x'.repeat(longestName + 1)),
    add([search('A')], 'A '),
    add(many, 'one more'),
    renameSearch([search('A'), search('B')], 'A', 'B'),
    renameSearch([search('A')], 'A', ''),
  ]).toEqual([
    { problem: 'Name is required.' },
    { problem: 'Name must be at most 60 characters.' },
    { problem: 'There is a search “A” already: take another name.' },
    { problem: 'There are 50 saved searches already: remove one first.' },
    { problem: 'There is a search “B” already: take another name.' },
    { problem: 'Name is required.' },
  ]);
  expect(add(many.slice(1), 'x'.repeat(longestName))).toMatchObject({ searches: { length: mostSearches } });
});

test('searches are renamed, removed and looked at, each alone', () => {
  const both = [search('A'), search('B')];
  expect(renameSearch(both, 'A', 'C ')).toEqual({ searches: [search('C'), search('B')] });
  expect(renameSearch(both, 'A', 'A')).toEqual({ searches: both });
  expect(removeSearch(both, 'A')).toEqual([search('B')]);
  expect(markSeen(both, 'B', newest)).toEqual([search('A'), { ...search('B'), seen: ids(30, 11) }]);
});

test('what is new is counted up to the first that was seen', () => {
  const seen = ids(30, 11);
  const counted = (all: readonly string[], hasMore = false) => newText(seen, { ids: all, hasMore });
  expect([
    counted(ids(30, 1)),
    counted(ids(31, 1)),
    counted(ids(33, 1), true),
    counted(['33', ...ids(25, 1)]),
    counted([]),
    counted(ids(140, 41), true),
    counted(ids(140, 41)),
    newText([], { ids: ids(3, 1), hasMore: false }),
    newText(null, { ids: ids(3, 1), hasMore: false }),
  ]).toEqual(['', '1 new', '3 new', '1 new', '', '100+ new', '100 new', '3 new', '']);
});

test('what is stored reads back equal, and anything else is not taken for searches', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1, maxLength: longestName }), { maxLength: 5 }),
      (names) => {
        const searches = names.map(search);
        expect(readSavedSearches(writeSavedSearches(searches))).toEqual(searches);
      },
    ),
  );
  expect(readSavedSearches(null)).toEqual([]);
  for (const text of [
    '',
    '{}',
    '[]',
    '{"version":2,"searches":[]}',
    '{"version":1,"searches":[{"name":""}]}',
  ])
    expect(readSavedSearches(text)).toBe(null);
});

test('searches of another device are added, each address once, under a name of its own', () => {
  const women = { ...search('Women'), pairs: [['gender', 'female'] as [string, string]] };
  const many = Array.from({ length: 49 }, (_, n) => ({
    ...search(`${n}`),
    pairs: [['n', `${n}`] as [string, string]],
  }));
  expect([
    mergeSearches([search('A')], [search('B'), women]),
    mergeSearches([search('Women')], [women, women]),
    mergeSearches(many, [women, { ...search('x'.repeat(60)), pairs: [['n', 'new']] }]).report,
    mergeSearches([women], [women]),
  ]).toEqual([
    { searches: [search('A'), women], report: ['1 saved search was added.'] },
    { searches: [search('Women'), { ...women, name: 'Women (2)' }], report: ['1 saved search was added.'] },
    ['1 saved search was added.', 'There is no room for 1 saved search: 50 are kept.'],
    { searches: [women], report: [] },
  ]);
});
