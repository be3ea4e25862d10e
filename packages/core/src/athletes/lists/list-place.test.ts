import { expect, test } from 'vitest';
import { type ListPart, partAround, placeIn, readPart } from './list-place.ts';

const list = { address: '/athletes?gender=Female', title: 'Athletes', ids: ['a', 'b', 'c'], total: 48 };

test('an athlete has a rank in the list, and those beside them', () => {
  const part = partAround(list, 'b') ?? expect.fail();
  expect(['a', 'b', 'c', 'd'].map((id) => placeIn(part, id))).toEqual([
    { address: list.address, title: 'Athletes', rank: 1, total: 48, previous: null, next: 'b' },
    { address: list.address, title: 'Athletes', rank: 2, total: 48, previous: 'a', next: 'c' },
    { address: list.address, title: 'Athletes', rank: 3, total: 48, previous: 'b', next: null },
    null,
  ]);
  expect(partAround(list, 'd')).toBeNull();
});

test('of a long list only the part around the athlete is stored, with its ranks', () => {
  const ids = Array.from({ length: 100_000 }, (_, index) => `${index}`);
  const part = partAround({ ...list, ids, total: 100_000 }, '70000') ?? expect.fail();
  expect([part.ids.length, part.ids[0], part.ids.at(-1)]).toEqual([1001, '69500', '70500']);
  expect(placeIn(part, '70500')).toMatchObject({ rank: 70_501, total: 100_000, next: null });
});

test('what is stored is read back, and anything else is nothing', () => {
  const part: ListPart | null = partAround(list, 'a');
  expect(readPart(JSON.stringify(part))).toEqual(part);
  const others = [
    null,
    '',
    '{',
    '[]',
    'null',
    '{"address":"/athletes"}',
    JSON.stringify({ ...part, ids: [1] }),
    JSON.stringify({ ...part, address: 'https://elsewhere.example' }),
    JSON.stringify({ ...part, before: -1 }),
  ];
  expect(others.map(readPart)).toEqual(others.map(() => null));
});
