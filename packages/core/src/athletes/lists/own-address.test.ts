import { expect, test } from 'vitest';
import { ownAddressPairs, readOwnAddress } from './own-address.ts';
import { allOwn, type OwnNarrowing } from './own-list.ts';

const all: OwnNarrowing = {
  q: 'ada & co',
  term: 'Fall 2027',
  missing: 'video_1',
  visibility: 'hidden',
  sort: '-complete',
};

test('what the address says is read back the same', () => {
  for (const narrowing of [all, allOwn, { ...allOwn, sort: 'created' }])
    expect(readOwnAddress(ownAddressPairs({ narrowing }))).toEqual({ narrowing, leftOut: [] });
});

test('case does not matter, and what is not understood is left out and named', () => {
  const read = (query: string) => readOwnAddress([...new URLSearchParams(query)]);
  expect(read('TERM=fall+2027&Missing=Gpa&visibility=HIDDEN&sort=-UTR&page=2')).toEqual({
    narrowing: { q: '', term: 'Fall 2027', missing: 'GPA', visibility: 'hidden', sort: '-utr' },
    leftOut: ['page'],
  });
  expect(read('missing=shoes&sort=luck&term=')).toEqual({ narrowing: allOwn, leftOut: ['missing', 'sort'] });
});

test('an address asks a service without hidden athletes for none', () => {
  const pairs = [...new URLSearchParams('q=ada&visibility=hidden&sort=-visibility')];
  const asked = { ...allOwn, q: 'ada' };
  expect([readOwnAddress(pairs, []), readOwnAddress(pairs, ['hidden'])]).toEqual([
    { narrowing: asked, leftOut: ['visibility', 'sort'] },
    { narrowing: { ...asked, visibility: 'hidden', sort: '-visibility' }, leftOut: [] },
  ]);
});

test('an address asks a service that asks no families for none who wait', () => {
  const pairs = [...new URLSearchParams('visibility=waiting')];
  const waiting = { narrowing: { ...allOwn, visibility: 'waiting' }, leftOut: [] };
  expect([
    readOwnAddress(pairs),
    readOwnAddress(pairs, ['hidden'], true),
    readOwnAddress(pairs, ['hidden'], false),
  ]).toEqual([waiting, waiting, { narrowing: allOwn, leftOut: ['visibility'] }]);
});
