import { expect, test } from 'vitest';
import { anAthlete } from '../testing/builders.ts';
import type { Board, BoardEntry, Mark } from './board.ts';
import { boardColumns, boardView, columnsWithMark, markChoices } from './board.view.ts';
import { type KeptBoard, noBoard } from './kept-board.ts';
import type { CurrentAthlete, CurrentAthletes } from './read-today.ts';
import { starredFactsOf } from './starred-facts.ts';

const instant = '2026-11-22T10:00:00.000Z';
const facts = (name: string) => starredFactsOf(anAthlete({ name, UTR: 9.1 }));
const entry = (id: string, name: string, mark: Mark | null = null): BoardEntry => ({
  id,
  note: '',
  mark,
  markedAt: mark === null ? null : instant,
  facts: facts(name),
});
const board: Board = {
  version: 1,
  columns: [
    {
      id: 'c1',
      name: 'Fall',
      places: 2,
      entries: [entry('1', 'Ada', 'committed'), entry('2', 'Bea', 'offered')],
    },
    { id: 'c2', name: 'Spring', places: null, entries: [entry('3', 'Cleo'), entry('4', 'Di')] },
  ],
};

const view = (kept: Partial<KeptBoard> = {}, current: CurrentAthletes = new Map()) =>
  boardView({ ...noBoard, board, ...kept }, current);

const row = (id: string, rank: number, name: string, mark: Mark | null = null) => ({
  id,
  rank,
  facts: facts(name),
  status: 'unread',
  remark: null,
  changes: [],
  usualColumn: null,
  note: '',
  mark,
  markedAt: mark === null ? null : instant,
});

test('a board before its athletes are read shows them as they were starred', () => {
  expect(view()).toEqual({
    columns: [
      {
        id: 'c1',
        name: 'Fall',
        rows: [row('1', 1, 'Ada', 'committed'), row('2', 2, 'Bea', 'offered')],
        count: 2,
        places: 2,
        filled: 1,
        offered: 1,
      },
      {
        id: 'c2',
        name: 'Spring',
        rows: [row('3', 1, 'Cleo'), row('4', 2, 'Di')],
        count: 2,
        places: null,
        filled: 0,
        offered: 0,
      },
    ],
    count: 4,
    unreachable: 0,
    undo: null,
    redo: null,
    storage: null,
    notice: null,
  });
});

test('what is known of the athletes today is said, as is what changed since the star', () => {
  const current = new Map<string, CurrentAthlete>([
    ['1', { kind: 'found', entry: { id: '1', ...facts('Ada'), UTR: 9.6 } }],
    ['2', { kind: 'gone' }],
    ['3', { kind: 'unreachable' }],
    ['4', { kind: 'found', entry: { id: '4', ...facts('Di') } }],
  ]);
  const { columns, unreachable } = view({}, current);
  const said = columns.flatMap(({ rows }) =>
    rows.map(({ facts: { name, UTR }, status, remark, changes }) => [name, UTR, status, remark, changes]),
  );
  expect([unreachable, said]).toEqual([
    1,
    [
      ['Ada', 9.6, 'found', null, ['UTR 9.10 → 9.60']],
      ['Bea', 9.1, 'gone', 'No longer listed', []],
      ['Cleo', 9.1, 'unreachable', 'As of the star: cannot be read now', []],
      ['Di', 9.1, 'found', null, []],
    ],
  ]);
});

test('an athlete of another term can go to its column; one row is made anew', () => {
  const spring = { id: '1', ...facts('Ada'), available_semester: 'Spring', available_year: 2029 };
  const current = new Map<string, CurrentAthlete>([['1', { kind: 'found', entry: spring }]]);
  const [first, second] = [view(), view({}, current)].map(({ columns }) =>
    columns.flatMap(({ rows }) => rows),
  );
  expect(second?.map(({ usualColumn }) => usualColumn)).toEqual(['Tennis, Spring 2029', null, null, null]);
  expect(second?.map((one, index) => one === first?.[index])).toEqual([false, true, true, true]);
  const columns = [
    {
      ...board.columns[0],
      id: 'c1',
      places: null,
      name: 'Tennis, Spring 2029',
      entries: board.columns[0]?.entries.slice(0, 1) ?? [],
    },
  ];
  const [there] = view({ board: { version: 1, columns } }, current).columns;
  expect(there?.rows[0]?.usualColumn).toBeNull();
});

test('a column is the same object until it or the answers change', () => {
  const current = new Map();
  const [fall, spring] = view({}, current).columns;
  const { columns } = board;
  const renamed = {
    ...board,
    columns: columns.map((column, at) => (at === 0 ? { ...column, name: 'Next' } : column)),
  };
  const after = view({ board: renamed }, current).columns;
  expect([after[0]?.name, after[1] === spring]).toEqual(['Next', true]);
  expect(view({}, new Map()).columns[0]).not.toBe(fall);
});

test('the steps that can be undone and done again are named', () => {
  const done = { before: board, after: board, step: { type: 'unstar' as const, id: '1' } };
  const { undo, redo } = view({
    past: [{ ...done, words: 'take Ada off' }],
    future: [{ ...done, words: 'note on Bea' }],
  });
  expect([undo, redo]).toEqual(['Undo take Ada off', 'Redo note on Bea']);
});

test.each([
  ['full', true, "The board is not saved: this browser's storage is full. It stays as it is in this tab."],
  [
    'refused',
    true,
    'The board is not saved: this browser blocks storage for this site. Your changes last until you close this tab.',
  ],
  ['outdated', false, 'The board was changed by a later version of this page. Reload the page to go on.'],
] as const)('why it is not stored: %s', (storage, canRetry, problem) => {
  expect(view({ storage }).storage).toEqual({ problem, canRetry });
});

test('a board that was set aside is said', () => {
  expect(view({ setAside: 'matchpoint.board.aside-1' }).notice).toBe(
    "The board that was stored here could not be read. It is kept in this browser's storage as 'matchpoint.board.aside-1', and a new board was begun. \"Save as file\" takes it along.",
  );
});

const column = (...marks: readonly (Mark | null)[]) => {
  const entries = marks.map((mark, index) => entry(`${index}`, 'Ada', mark));
  return boardColumns(
    { version: 1, columns: [{ id: 'c1', name: 'Fall', places: null, entries }] },
    new Map(),
  );
};
const marked = [...column('offered', null, 'visit', 'offered'), ...column('no')];

test('the marks of a board are offered with their counts, and the chosen one without any', () => {
  const labels = (...args: Parameters<typeof markChoices>) => markChoices(...args).map(({ label }) => label);
  expect(labels(marked, null)).toEqual(['Visit (1)', 'Offered (2)', 'No (1)', 'No mark (1)']);
  expect(labels(column(null), null)).toEqual([]);
  expect(labels(column(null), 'visit')).toEqual(['Visit (0)', 'No mark (1)']);
});

test('rows with the mark keep their ranks, and columns their counts', () => {
  const shown = (filter: Parameters<typeof columnsWithMark>[1]) =>
    columnsWithMark(marked, filter).map(({ rows, count }) => [count, ...rows.map(({ rank }) => rank)]);
  expect(shown('offered')).toEqual([[4, 1, 4], [1]]);
  expect(shown('none')).toEqual([[4, 2], [1]]);
  expect(columnsWithMark(marked, null)).toBe(marked);
});
