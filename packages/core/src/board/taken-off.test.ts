import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boards } from '../testing/boards.ts';
import { anAthlete } from '../testing/builders.ts';
import { emptyBoard, idsOf } from './board.ts';
import { takeStep } from './board-steps.ts';
import { entryTakenOff, readTakenOff, type TakenOff, takenOffText, withTakenOff } from './taken-off.ts';

function ada(facts: Partial<TakenOff['entry']> = {}): TakenOff {
  const starred = takeStep(emptyBoard, { type: 'star', athlete: anAthlete({ id: '1', name: 'Ada' }) });
  const found = starred.kind === 'done' && entryTakenOff(starred.board, '1');
  return found ? { ...found, entry: { ...found.entry, ...facts } } : expect.fail('Ada is not starred');
}

test('a star that was taken off is put back as it was, on any board', () => {
  fc.assert(
    fc.property(boards, fc.nat(), (board, index) => {
      const id = idsOf(board).at(index % Math.max(idsOf(board).length, 1));
      fc.pre(id !== undefined);
      const [earlier] = readTakenOff(JSON.stringify([entryTakenOff(board, id)]));
      const without = takeStep(board, { type: 'unstar', id });
      if (without.kind !== 'done' || earlier === undefined) return expect.fail(JSON.stringify(board));
      const athlete = { ...earlier.entry.facts, id };
      const back = takeStep(without.board, { type: 'star', athlete, earlier });
      expect(back).toEqual({ kind: 'done', board, words: `starring ${athlete.name}` });
    }),
  );
});

test('a column that was removed meanwhile is made again', () => {
  const earlier = { ...ada({ note: 'Call' }), column: { name: 'Mine', places: 3 }, rank: 7 };
  const back = takeStep(emptyBoard, { type: 'star', athlete: anAthlete({ id: '1' }), earlier });
  expect(back.kind === 'done' && back.board.columns).toEqual([
    { id: 'c1', name: 'Mine', places: 3, entries: [earlier.entry] },
  ]);
});

test.each([
  [{}, 'Ada was taken off the board.'],
  [{ note: 'Call' }, 'Ada was taken off the board, with note.'],
  [{ note: 'Call', mark: 'offered' as const }, 'Ada was taken off the board, with note and mark.'],
])('what it loses is named', (facts, text) => expect(takenOffText(ada(facts))).toBe(text));

test('the last fifty are remembered, each athlete once, and nothing of an unknown text', () => {
  const ids = Array.from({ length: 52 }, (_, index) => (index === 51 ? '25' : `${index}`));
  const all = ids.reduce<readonly TakenOff[]>((known, id) => withTakenOff(known, ada({ id })), []);
  expect(all.map(({ entry }) => entry.id)).toEqual([...ids.slice(1, 25), ...ids.slice(26, 51), '25']);
  expect(['{', '[{}]', null].map(readTakenOff)).toEqual([[], [], []]);
});
