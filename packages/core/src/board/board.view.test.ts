import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { anAthlete } from '../testing/builders.ts';
import { boardMachine } from './board.machine.ts';
import type { Board, BoardEntry, Mark } from './board.ts';
import { boardView } from './board.view.ts';
import { rebased } from './board-history.ts';
import type { CurrentAthlete } from './read-athletes.ts';
import { starredFactsOf } from './starred-facts.ts';

type Context = SnapshotFrom<typeof boardMachine>['context'];
const starredAt = '2026-11-22T10:00:00.000Z';
const facts = (name: string) => starredFactsOf(anAthlete({ name, UTR: 9.1 }));
const entry = (id: string, name: string, mark: Mark | null = null): BoardEntry => ({
  id,
  note: '',
  mark,
  markedAt: mark === null ? null : starredAt,
  facts: facts(name),
  starredAt,
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

function view(context: Partial<Context> = {}, storage = 'written', athletes = 'asked') {
  return boardView(
    boardMachine.resolveState({
      value: { storage, athletes },
      context: {
        ...rebased({ unwritten: [], lost: [] }, board),
        current: new Map(),
        before: new Map(),
        storageProblem: null,
        setAside: null,
        ...context,
      },
    }),
  );
}

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
  markedAt: mark === null ? null : starredAt,
  starredAt,
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
        left: 1,
      },
      {
        id: 'c2',
        name: 'Spring',
        rows: [row('3', 1, 'Cleo'), row('4', 2, 'Di')],
        count: 2,
        places: null,
        filled: 0,
        offered: 0,
        left: null,
      },
    ],
    count: 4,
    gone: 0,
    unreachable: 0,
    undo: null,
    redo: null,
    takenOff: null,
    isOpening: false,
    isReadingAthletes: false,
    problem: null,
    report: null,
    lost: [],
    storage: null,
    notice: null,
  });
});

test('what is known of the athletes today is said, as is what changed since the star', () => {
  const current = new Map<string, CurrentAthlete>([
    ['1', { kind: 'found', athlete: { id: '1', ...facts('Ada'), UTR: 9.6 } }],
    ['2', { kind: 'gone' }],
    ['3', { kind: 'unreachable' }],
  ]);
  const before = new Map<string, CurrentAthlete>([
    ['4', { kind: 'found', athlete: { id: '4', ...facts('Di') } }],
  ]);
  const { columns, gone, unreachable } = view({ current, before });
  const said = columns.flatMap(({ rows }) =>
    rows.map(({ facts: { name, UTR }, status, remark, changes }) => [name, UTR, status, remark, changes]),
  );
  expect([gone, unreachable, said]).toEqual([
    1,
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
  const current = new Map<string, CurrentAthlete>([['1', { kind: 'found', athlete: spring }]]);
  const [first, second] = [view(), view({ current })].map(({ columns }) =>
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
  const [there] = view({ current, board: { version: 1, columns } }).columns;
  expect(there?.rows[0]?.usualColumn).toBeNull();
});

test('more commitments than places leave none', () => {
  const committed = ['1', '2', '3'].map((id) => entry(id, 'Ada', 'committed'));
  const columns = [{ id: 'c1', name: 'Fall', places: 2, entries: committed }];
  const [column] = view({ board: { version: 1, columns } }).columns;
  expect([column?.filled, column?.left]).toEqual([3, 0]);
});

test('the steps that can be undone and done again are named, and the athlete that the last one took off', () => {
  const done = { before: board, after: board, step: { type: 'unstar' as const, id: '1' } };
  const { undo, redo, takenOff } = view({
    past: [{ ...done, words: 'take Ada off' }],
    future: [{ ...done, words: 'note on Bea' }],
  });
  expect([undo, redo]).toEqual(['Undo take Ada off', 'Redo note on Bea']);
  expect(takenOff).toEqual({
    entry: entry('1', 'Ada', 'committed'),
    column: { name: 'Fall', places: 2 },
    rank: 0,
  });
});

test.each([
  [
    'full',
    'unwritten',
    true,
    "The board is not saved: this browser's storage is full. It stays as it is in this tab.",
  ],
  [
    'refused',
    'unwritten',
    true,
    'The board is not saved: this browser blocks storage for this site. Your changes last until you close this tab.',
  ],
  [
    'unreadable',
    'detached',
    true,
    'The stored board could not be read or set aside, so nothing is saved over it.',
  ],
  [
    'outdated',
    'outdated',
    false,
    'The board was changed by a later version of this page. Reload the page to go on.',
  ],
] as const)('why it is not stored: %s', (storageProblem, state, canRetry, problem) => {
  expect(view({ storageProblem }, state).storage).toEqual({ problem, canRetry });
});

test('a board that was set aside is said, and what is under way', () => {
  expect(view({ setAside: 'matchpoint.board.aside-1', problem: 'No.' }, 'reading', 'reading')).toMatchObject({
    isOpening: true,
    isReadingAthletes: true,
    problem: 'No.',
    notice:
      "The board that was stored here could not be read. It is kept in this browser's storage as 'matchpoint.board.aside-1', and a new board was begun. \"Save as file\" takes it along.",
  });
});
