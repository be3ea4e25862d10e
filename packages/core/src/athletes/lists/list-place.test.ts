import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ListPart, partAround, placeIn, readPart } from './list-place.ts';

const list = { address: '/athletes?gender=Female', title: 'Athletes', ids: ['a', 'b', 'c'], total: 48 };

function place(ids: readonly string[], id: string) {
  const part = partAround({ address: '/athletes', title: 'Athletes', ids }, id);
  return part && placeIn(part, id);
}

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

test('walking a list meets each of its athletes once, in order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 20 }), (ids) => {
      const walked: string[] = [];
      for (let id = ids[0] ?? null; id !== null; id = place(ids, id)?.next ?? null) walked.push(id);
      expect(walked).toEqual(ids);
      const back: string[] = [];
      for (let id = ids.at(-1) ?? null; id !== null; id = place(ids, id)?.previous ?? null) back.push(id);
      expect(back.toReversed()).toEqual(ids);
    }),
  );
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
