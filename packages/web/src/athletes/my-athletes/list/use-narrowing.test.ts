import { allOwn, type OwnNarrowing } from '@matchpoint/core/athletes/own-list';
import { expect, test } from 'vitest';
import { readNarrowing, writeNarrowing } from './use-narrowing.ts';

const all: OwnNarrowing = { q: 'ada & co', term: 'Fall 2027', missing: 'video_1', sort: '-complete' };

test('what the address says is read back the same', () => {
  expect([all, allOwn, { ...allOwn, sort: 'created' }].map(writeNarrowing).map(readNarrowing)).toEqual([
    all,
    allOwn,
    { ...allOwn, sort: 'created' },
  ]);
});

test('what is not understood is left out', () => {
  expect(readNarrowing('?missing=shoes&sort=luck&term=&page=2')).toEqual(allOwn);
});
