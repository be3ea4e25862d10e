import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boards } from '../testing/boards.ts';
import { anAthlete } from '../testing/builders.ts';
import { boardAfter } from '../testing/find-and-keep-world.ts';
import { type Board, emptyBoard, idsOf, type Mark } from './board.ts';
import { type BoardStep, takeStep } from './board-steps.ts';
import type { StepOutcome } from './step-outcome.ts';

const at = '2026-11-22T10:00:00.000Z';
const athlete = (id: string) => anAthlete({ id, name: `Demo ${id}` });
const column = (name: string, places: number | null = null): BoardStep => ({
  type: 'saveColumn',
  columnId: null,
  name,
  places,
});
const note = (id: string, text: string): BoardStep => ({ type: 'note', id, text, was: '', name: id });

const after = (...steps: readonly BoardStep[]) => boardAfter(emptyBoard, ...steps);
const opened = (board: Board, ...files: readonly Board[]) =>
  takeStep(board, {
    type: 'openFile',
    file: { kind: 'opened', boards: files, searches: [], setAside: [] },
    notes: ['More.'],
  });
const boardOf = (outcome: StepOutcome, before: Board) => (outcome.kind === 'done' ? outcome.board : before);
const shape = ({ columns }: Board) =>
  columns.map(({ name, places, entries }) => [
    name,
    places,
    ...entries.map((entry) => [entry.id, entry.mark, entry.note].filter(Boolean).join('/')),
  ]);

const own = after(
  column('Fall'),
  column('Next', 1),
  ...['1', '2', '3'].map((id): BoardStep => ({ type: 'star', athlete: athlete(id) })),
  ...['1', '2', '3'].map((id): BoardStep => ({ type: 'move', id, columnId: 'c1', rank: 9 })),
  { type: 'removeColumn', columnId: 'c3' },
  { type: 'mark', id: '2', mark: 'no', at },
  { type: 'mark', id: '3', mark: 'contacted', at },
  note('1', 'Tall'),
  note('2', 'x'.repeat(1999)),
);
const theirs = after(
  column('Next', 4),
  column('Fall', 2),
  column('Empty', 3),
  ...['3', '4', '2', '1'].map((id): BoardStep => ({ type: 'star', athlete: athlete(id) })),
  ...['3', '4'].map((id): BoardStep => ({ type: 'move', id, columnId: 'c1', rank: 9 })),
  ...['2', '1'].map((id): BoardStep => ({ type: 'move', id, columnId: 'c2', rank: 9 })),
  { type: 'removeColumn', columnId: 'c4' },
  { type: 'mark', id: '1', mark: 'offered', at },
  note('1', 'Quick'),
  note('2', 'Left-handed'),
  note('4', 'New'),
  { type: 'mark', id: '2', mark: 'watching', at: '2026-11-21T10:00:00.000Z' },
  { type: 'mark', id: '3', mark: 'visit', at: '2026-11-23T10:00:00.000Z' },
);

test('columns of one name become one; rank and places stay; notes are joined, the later mark counts; and all of it is said', () => {
  const outcome = opened(own, theirs);
  expect(outcome).toMatchObject({
    words: 'opening a file',
    report:
      '1 athlete and 1 column were added. 3 of 4 were on your board already; their rank stays yours. ' +
      '2 of them have a note or mark of the file now. The note on Demo 2 does not fit beside yours: it stays in the file alone. More.',
  });
  expect(shape(boardOf(outcome, own))).toEqual([
    ['Fall', 2, '1/offered/Tall\nQuick', `2/no/${'x'.repeat(1999)}`, '3/visit'],
    ['Next', 1, '4/New'],
    ['Empty', 3],
  ]);
});

test('a copied board says who was there already, and who could not be read', () => {
  const shared = { columns: [{ name: 'Fall', places: 2, ids: ['1', '2', '4', '5', '6', '7'] }] };
  const copy = (board: Board, ...ids: readonly string[]) =>
    takeStep(board, { type: 'copyShared', shared, athletes: ids.map(athlete) });
  const reports = [
    copy(own, '2', '4', '5', '6'),
    copy(boardOf(copy(own, '4', '5', '6', '7'), own)),
    copy(emptyBoard, '1'),
  ].map((outcome) => [outcome.kind, 'report' in outcome && outcome.report]);
  expect(reports).toEqual([
    [
      'done',
      '3 athletes were added. 2 of 6 were on your board already; their rank stays yours. 1 of 6 could not be read, and was left out.',
    ],
    ['unchanged', 'No athlete was added. 6 of 6 were on your board already; their rank stays yours.'],
    ['done', '1 athlete and 1 column were added. 5 of 6 could not be read, and were left out.'],
  ]);
});

const before = '2026-11-21T10:00:00.000Z';
test.each([
  [
    ['no', at],
    [null, null],
    ['no', at],
  ],
  [
    [null, null],
    ['visit', null],
    ['visit', null],
  ],
  [
    ['no', before],
    ['visit', at],
    ['visit', at],
  ],
  [
    ['no', at],
    ['visit', before],
    ['no', at],
  ],
  [
    ['no', at],
    ['visit', at],
    ['no', at],
  ],
  [
    ['no', null],
    ['visit', before],
    ['visit', before],
  ],
  [
    ['no', before],
    ['visit', null],
    ['no', before],
  ],
  [
    ['no', null],
    ['visit', null],
    ['no', null],
  ],
] as const)('of the marks %j and %j the later counts, else the own', (mine, other, kept) => {
  const marked = ([mark, markedAt]: readonly [Mark | null, string | null]) => {
    const { columns } = after({ type: 'star', athlete: athlete('1') });
    const entries = (all: Board['columns'][number]) => all.entries.map((one) => ({ ...one, mark, markedAt }));
    return { version: 1 as const, columns: columns.map((all) => ({ ...all, entries: entries(all) })) };
  };
  expect(boardOf(opened(marked(mine), marked(other)), marked(mine))).toEqual(marked(kept));
});

test('nothing of either board goes away, and the same file adds nothing twice', () => {
  fc.assert(
    fc.property(boards, boards, boards, (mine, first, second) => {
      const merged = boardOf(opened(mine, first, second), mine);
      for (const { name, entries } of mine.columns) {
        const column = merged.columns.find((other) => other.name === name);
        expect(column?.entries.slice(0, entries.length).map(({ id }) => id)).toEqual(
          entries.map(({ id }) => id),
        );
      }
      const all = [mine, first, second];
      expect(new Set(idsOf(merged))).toEqual(new Set(all.flatMap(idsOf)));
      expect(new Set(merged.columns.map(({ name }) => name))).toEqual(
        new Set(all.flatMap(({ columns }) => columns.map(({ name }) => name))),
      );
      const notes = new Map(
        merged.columns.flatMap(({ entries }) => entries.map((one) => [one.id, one.note])),
      );
      for (const entry of all.flatMap(({ columns }) => columns.flatMap(({ entries }) => entries)))
        expect(notes.get(entry.id)).toContain(entry.note);
      expect(opened(merged, first, second).kind).toBe('unchanged');
    }),
  );
});
