import { expect, test } from 'vitest';
import { anAthlete } from '../testing/builders.ts';
import type { Board, BoardEntry, Mark } from './board.ts';
import { boardColumns, boardView, filling, markChoices } from './board.view.ts';
import { noBoard } from './kept-board.ts';
import type { CurrentAthlete } from './read-today.ts';
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
  expect(boardColumns(board, new Map())).toEqual([
    { name: 'Fall', places: 2, rows: [row('1', 1, 'Ada', 'committed'), row('2', 2, 'Bea', 'offered')] },
    { name: 'Spring', places: null, rows: [row('3', 1, 'Cleo'), row('4', 2, 'Di')] },
  ]);
});

test('what is known of the athletes today is said, as is what changed since the star', () => {
  const current = new Map<string, CurrentAthlete>([
    ['1', { kind: 'found', entry: { id: '1', ...facts('Ada'), UTR: 9.6 } }],
    ['2', { kind: 'gone' }],
    ['3', { kind: 'unreachable' }],
    ['4', { kind: 'found', entry: { id: '4', ...facts('Di') } }],
  ]);
  const said = boardColumns(board, current).flatMap(({ rows }) =>
    rows.map(({ facts: { name, UTR }, status, remark, changes }) => [name, UTR, status, remark, changes]),
  );
  expect(said).toEqual([
    ['Ada', 9.6, 'found', null, ['UTR 9.10 → 9.60']],
    ['Bea', 9.1, 'gone', 'No longer listed', []],
    ['Cleo', 9.1, 'unreachable', 'As of the star: cannot be read now', []],
    ['Di', 9.1, 'found', null, []],
  ]);
});

test.each([
  ['Fall', 'Tennis, Spring 2029'],
  ['Tennis, Spring 2029', null],
  ['Tennis', null],
])('an athlete of another term in %s can go to %s', (name, usualColumn) => {
  const spring = { id: '1', ...facts('Ada'), available_semester: 'Spring', available_year: 2029 };
  const entries = [entry('1', 'Ada'), entry('2', 'Bea')];
  const columns = boardColumns(
    { version: 1, columns: [{ id: 'c1', name, places: null, entries }] },
    new Map([['1', { kind: 'found', entry: spring }]]),
  );
  expect(columns[0]?.rows.map((one) => one.usualColumn)).toEqual([usualColumn, null]);
});

test('the steps that can be undone and done again are named', () => {
  const done = { before: board, after: board, step: { type: 'unstar' as const, id: '1' } };
  const kept = { past: [{ ...done, words: 'take Ada off' }], future: [{ ...done, words: 'note on Bea' }] };
  expect([boardView(noBoard), boardView({ ...noBoard, ...kept })]).toEqual([
    { undo: null, redo: null, storage: null, notice: null },
    { undo: 'Undo take Ada off', redo: 'Redo note on Bea', storage: null, notice: null },
  ]);
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
  expect(boardView({ ...noBoard, storage }).storage).toEqual({ problem, canRetry });
});

test('a board that was set aside is said', () => {
  expect(boardView({ ...noBoard, setAside: 'matchpoint.board.aside-1' }).notice).toBe(
    "The board that was stored here could not be read. It is kept in this browser's storage as 'matchpoint.board.aside-1', and a new board was begun. \"Save as file\" takes it along.",
  );
});

const boardOf = (...columns: readonly (readonly (Mark | null)[])[]): Board => ({
  version: 1,
  columns: columns.map((all, at) => ({
    id: `c${at}`,
    name: 'Fall',
    places: null,
    entries: all.map((mark, index) => entry(`${at}.${index}`, 'Ada', mark)),
  })),
});
const marked = boardOf(['offered', null, 'visit', 'offered'], ['no']);

test('the marks of a board are offered with their counts, and the chosen one without any', () => {
  const labels = (...args: Parameters<typeof markChoices>) => markChoices(...args).map(({ label }) => label);
  expect(labels(marked, null)).toEqual(['Visit (1)', 'Offered (2)', 'No (1)', 'No mark (1)']);
  expect(labels(boardOf([null]), null)).toEqual([]);
  expect(labels(boardOf([null]), 'visit')).toEqual(['Visit (0)', 'No mark (1)']);
});

test('rows with the mark keep their ranks', () => {
  const shown = (filter: Parameters<typeof boardColumns>[2]) =>
    boardColumns(marked, new Map(), filter).map(({ rows }) => rows.map(({ rank }) => rank));
  expect([shown('offered'), shown('none'), shown(null)]).toEqual([
    [[1, 4], []],
    [[2], []],
    [[1, 2, 3, 4], [1]],
  ]);
});

test.each([
  [null, ['offered', null], { text: '2 athletes', isFull: false }],
  [1, ['offered', null], { text: '0 of 1 place, 1 offered', isFull: false }],
  [2, ['committed', 'committed', 'visit'], { text: '2 of 2 places', isFull: true }],
] as const)('how many of %s places are filled by %s', (places, marks, expected) => {
  const [only = expect.fail()] = boardOf(marks).columns;
  expect(filling({ ...only, places })).toEqual(expected);
});
