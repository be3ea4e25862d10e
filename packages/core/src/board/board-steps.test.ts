import { expect, test } from 'vitest';
import { anAthlete } from '../testing/builders.ts';
import { boardAfter } from '../testing/find-and-keep-world.ts';
import { usualColumnName } from './athlete-steps.ts';
import { type Board, emptyBoard } from './board.ts';
import { type BoardStep, takeStep } from './board-steps.ts';

const at = '2026-11-22T10:00:00.000Z';
const ada = anAthlete({ id: '1', name: 'Ada', available_semester: 'Fall', available_year: 2028 });
const bea = { ...ada, id: '2', name: 'Bea' };
const cleo = { ...ada, id: '3', name: 'Cleo', available_semester: 'Spring' };

/** Column by column: its name, its places, and each athlete with mark and note. */
function shape({ columns }: Board): string[] {
  return columns.map(({ name, places, entries }) => {
    const athletes = entries.map(({ facts, mark, note }) =>
      [facts.name, mark, note].filter(Boolean).join('/'),
    );
    return `${name}${places === null ? '' : ` (${places})`}: ${athletes.join(' ')}`.trim();
  });
}

const after = (...steps: readonly BoardStep[]) => boardAfter(emptyBoard, ...steps);

const start = after(
  { type: 'star', athlete: ada },
  { type: 'star', athlete: cleo },
  { type: 'star', athlete: bea },
);
const begun = ['Tennis, Fall 2028: Ada Bea', 'Tennis, Spring 2028: Cleo'];

test('starring puts athletes at the end of the column of their sport and term', () => {
  expect(shape(start)).toEqual(begun);
  expect(usualColumnName(anAthlete({ sport: null, gender: 'Male' }))).toBe('No sport, no term');
  expect(usualColumnName({ ...ada, gender: 'Female' })).toBe("Women's tennis, Fall 2028");
  expect(usualColumnName({ ...ada, gender: 'Male', sport: 'Soccer' })).toBe("Men's soccer, Fall 2028");
  const long = 'c'.repeat(56);
  expect(usualColumnName(anAthlete({ sport: ` a\n\tb\u202e${long} d` }))).toBe(`a b ${long}`);
  expect(usualColumnName(anAthlete({ sport: `abc${long} d` }))).toBe(`abc${long}`);
});

const saved = (columnId: string | null, name: string, places: number | null = null): BoardStep => ({
  type: 'saveColumn',
  columnId,
  name,
  places,
});
const done: readonly (readonly [step: BoardStep, shape: string[], words: string, report?: string])[] = [
  [
    { type: 'star', athlete: { ...ada, id: '4', name: 'Di', sport: 'Soccer' } },
    [...begun, 'Soccer, Fall 2028: Di'],
    'starring Di',
  ],
  [
    { type: 'unstar', id: '3' },
    ['Tennis, Fall 2028: Ada Bea', 'Tennis, Spring 2028:'],
    'removing Cleo from the board',
  ],
  [
    { type: 'move', id: '1', columnId: 'c1', rank: 9 },
    ['Tennis, Fall 2028: Bea Ada', 'Tennis, Spring 2028: Cleo'],
    'ranking Ada 2 in Tennis, Fall 2028',
    'Ada is 2 of 2 in Tennis, Fall 2028',
  ],
  [
    { type: 'move', id: '1', columnId: 'c2', rank: 0 },
    ['Tennis, Fall 2028: Bea', 'Tennis, Spring 2028: Ada Cleo'],
    'moving Ada to Tennis, Spring 2028',
    'Ada is 1 of 2 in Tennis, Spring 2028',
  ],
  [
    { type: 'moveToColumn', id: '1', name: 'Tennis, Spring 2028' },
    ['Tennis, Fall 2028: Bea', 'Tennis, Spring 2028: Cleo Ada'],
    'moving Ada to Tennis, Spring 2028',
    'Ada is 2 of 2 in Tennis, Spring 2028',
  ],
  [
    { type: 'moveToColumn', id: '1', name: 'Tennis, Spring 2029' },
    ['Tennis, Fall 2028: Bea', 'Tennis, Spring 2028: Cleo', 'Tennis, Spring 2029: Ada'],
    'moving Ada to Tennis, Spring 2029',
    'Ada is 1 of 1 in Tennis, Spring 2029',
  ],
  [
    { type: 'acknowledge', id: '1', facts: { ...ada, name: 'Ada B' } },
    ['Tennis, Fall 2028: Ada B Bea', 'Tennis, Spring 2028: Cleo'],
    'marking the changes of Ada B as seen',
  ],
  [
    { type: 'note', id: '1', text: 'Call\nher', was: '', name: 'Ada' },
    ['Tennis, Fall 2028: Ada/Call\nher Bea', 'Tennis, Spring 2028: Cleo'],
    'the note on Ada',
  ],
  [
    { type: 'mark', id: '1', mark: 'offered', at },
    ['Tennis, Fall 2028: Ada/offered Bea', 'Tennis, Spring 2028: Cleo'],
    'marking Ada as Offered',
  ],
  [saved(null, ' Targets ', 3), [...begun, 'Targets (3):'], 'adding Targets'],
  [
    saved('c1', ' Targets ', 4),
    ['Targets (4): Ada Bea', 'Tennis, Spring 2028: Cleo'],
    'renaming Tennis, Fall 2028 to Targets',
  ],
  [
    saved('c1', 'Tennis, Fall 2028', 4),
    ['Tennis, Fall 2028 (4): Ada Bea', 'Tennis, Spring 2028: Cleo'],
    'the places of Tennis, Fall 2028',
  ],
  [
    { type: 'moveColumn', columnId: 'c1', rank: 1 },
    ['Tennis, Spring 2028: Cleo', 'Tennis, Fall 2028: Ada Bea'],
    'moving Tennis, Fall 2028',
  ],
  [
    { type: 'moveColumn', columnId: 'c2', rank: 0 },
    ['Tennis, Spring 2028: Cleo', 'Tennis, Fall 2028: Ada Bea'],
    'moving Tennis, Spring 2028',
  ],
  [{ type: 'removeColumn', columnId: 'c1' }, ['Tennis, Spring 2028: Cleo'], 'removing Tennis, Fall 2028'],
  [{ type: 'group', by: 'team' }, ['Tennis: Ada Bea Cleo'], 'grouping by gender'],
  [
    {
      type: 'copyShared',
      shared: {
        columns: [
          { name: 'Tennis, Fall 2028', places: 3, ids: ['5', '1', '6', '7'] },
          { name: 'Doubles', places: null, ids: ['2', '3'] },
        ],
      },
      athletes: [
        { ...ada, id: '6', name: 'Flo' },
        { ...ada, id: '5', name: 'Eve' },
      ],
    },
    ['Tennis, Fall 2028 (3): Ada Bea Eve Flo', 'Tennis, Spring 2028: Cleo', 'Doubles:'],
    'copying a shared board',
  ],
];

test.each(done.map(([step, expected, words, report]) => ({ step, expected, words, report })))(
  '$step.type',
  ({ step, expected, words, report }) => {
    const outcome = takeStep(start, step);
    expect(outcome.kind === 'done' && { ...outcome, board: shape(outcome.board) }).toEqual({
      kind: 'done',
      board: expected,
      words,
      report: step.type === 'copyShared' ? expect.any(String) : report,
    });
  },
);

test('columns by gender are grouped by term again', () => {
  const outcome = takeStep(after({ type: 'star', athlete: ada }, { type: 'group', by: 'team' }), {
    type: 'group',
    by: 'term',
  });
  expect(outcome.kind === 'done' && [shape(outcome.board), outcome.words]).toEqual([
    ['Tennis, Fall 2028: Ada'],
    'grouping by term',
  ]);
});

test('a mark with its time can be taken away', () => {
  const adaAlone = after({ type: 'star', athlete: ada });
  const marked = after({ type: 'star', athlete: ada }, { type: 'mark', id: '1', mark: 'no', at });
  expect(marked.columns[0]?.entries[0]).toMatchObject({ mark: 'no', markedAt: at });
  expect(takeStep(marked, { type: 'mark', id: '1', mark: null, at })).toEqual({
    kind: 'done',
    board: adaAlone,
    words: 'taking the mark off Ada',
  });
});

const unchanged: readonly BoardStep[] = [
  { type: 'star', athlete: ada },
  { type: 'group', by: 'term' },
  { type: 'unstar', id: '9' },
  { type: 'move', id: '1', columnId: 'c1', rank: 0 },
  { type: 'move', id: '1', columnId: 'c9', rank: 0 },
  { type: 'move', id: '9', columnId: 'c1', rank: 0 },
  { type: 'moveToColumn', id: '1', name: 'Tennis, Fall 2028' },
  { type: 'moveToColumn', id: '9', name: 'x' },
  { type: 'acknowledge', id: '1', facts: ada },
  { type: 'acknowledge', id: '9', facts: { ...ada, name: 'Ada B' } },
  { type: 'note', id: '1', text: '', was: '', name: 'Ada' },
  { type: 'note', id: '9', text: '', was: 'x', name: 'Zoe' },
  { type: 'mark', id: '1', mark: null, at },
  { type: 'mark', id: '9', mark: 'no', at },
  saved('c1', ' Tennis, Fall 2028'),
  saved('c9', 'x'),
  { type: 'moveColumn', columnId: 'c1', rank: -1 },
  { type: 'moveColumn', columnId: 'c9', rank: 0 },
  { type: 'removeColumn', columnId: 'c9' },
];

test.each(unchanged)('nothing changes: $type', (step) => {
  expect(takeStep(start, step)).toEqual({ kind: 'unchanged' });
});

const many = Array.from({ length: 500 }, (_, id) => ({ ...ada, id: `${id}` }));
const ids = many.map(({ id }) => id);
const full = after({
  type: 'copyShared',
  shared: { columns: [{ name: 'All', places: null, ids }] },
  athletes: many,
});
const wide = after(...ids.slice(0, 50).map((id) => saved(null, `Column ${id}`)));
const wideWithAda = after(
  { type: 'star', athlete: ada },
  ...ids.slice(1, 50).map((id) => saved(null, `Column ${id}`)),
);
const theirs = { columns: [{ name: 'Theirs', places: null, ids: ['new'] }] };
const added = { ...ada, id: 'new' };
const refusals: readonly (readonly [board: Board, step: BoardStep, problem: string])[] = [
  [full, { type: 'star', athlete: added }, 'The board is full: 500 athletes. Remove some first.'],
  [
    full,
    { type: 'copyShared', shared: theirs, athletes: [added] },
    'There is no room for 1 more athlete: a board takes 500, and yours has 500. Remove some first.',
  ],
  [wide, { type: 'star', athlete: added }, 'The board is full: 50 columns. Remove one first.'],
  [
    wideWithAda,
    { type: 'moveToColumn', id: '1', name: 'x' },
    'The board is full: 50 columns. Remove one first.',
  ],
  [wide, saved(null, 'x'), 'The board is full: 50 columns. Remove one first.'],
  [
    wide,
    { type: 'copyShared', shared: theirs, athletes: [added] },
    'There is no room for 1 more column: a board takes 50, and yours has 50. Remove some first.',
  ],
  [
    start,
    { type: 'star', athlete: { ...ada, id: 'x'.repeat(201) } },
    'Ada cannot be starred: the service gave an id that cannot be kept.',
  ],
  [
    start,
    { type: 'note', id: '1', text: 'x'.repeat(2001), was: '', name: 'Ada' },
    'The note must be at most 2000 characters.',
  ],
  [start, saved(null, ' '), 'The name of a column is required.'],
  [start, saved(null, 'x'.repeat(61)), 'The name of a column must be at most 60 characters.'],
  [start, saved('c1', 'Tennis, Spring 2028'), 'There is a column Tennis, Spring 2028 already.'],
  [start, saved('c1', ' ', 100), 'Places must be a whole number from 0 to 99.'],
];

test.each(refusals)('refused, and says why: %#', (board, step, problem) => {
  expect(takeStep(board, step)).toEqual({ kind: 'refused', problem });
});

test('the fiftieth column is made by a star, by a move and by a shared board', () => {
  const narrow = after(
    { type: 'star', athlete: ada },
    ...ids.slice(1, 49).map((id) => saved(null, `Column ${id}`)),
  );
  const outcomes = [
    takeStep(narrow, { type: 'star', athlete: cleo }),
    takeStep(narrow, { type: 'moveToColumn', id: '1', name: 'x' }),
    takeStep(narrow, { type: 'copyShared', shared: theirs, athletes: [added] }),
  ];
  expect(outcomes.map((outcome) => outcome.kind === 'done' && outcome.board.columns.length)).toEqual([
    50, 50, 50,
  ]);
});

test.each([
  [start, '9', 'Left-handed', 'Zoe is not on the board any more. Your note was: Left-handed'],
  [
    after(
      { type: 'star', athlete: ada },
      { type: 'note', id: '1', text: 'x'.repeat(2000), was: '', name: 'Ada' },
    ),
    '1',
    'Left-handed',
    'The note on Zoe was changed in another tab, and has no room for yours: Left-handed',
  ],
] as const)('a typed note without a place is lost, and said: %#', (board, id, typed, text) => {
  const step = { type: 'note', id, text: typed, was: '', name: 'Zoe' } as const;
  expect(takeStep(board, step)).toEqual({ kind: 'lost', text });
});

test('a note that another tab wrote stays when the older one is emptied here; one that was read is replaced', () => {
  const board = after(
    { type: 'star', athlete: ada },
    { type: 'note', id: '1', text: 'Tall', was: '', name: 'Ada' },
  );
  expect(takeStep(board, { type: 'note', id: '1', text: '', was: 'Quick', name: 'Ada' })).toEqual({
    kind: 'unchanged',
  });
  const outcome = takeStep(board, { type: 'note', id: '1', text: 'Quick', was: 'Tall', name: 'Ada' });
  expect(outcome.kind === 'done' && shape(outcome.board)).toEqual(['Tennis, Fall 2028: Ada/Quick']);
});

test('columns by team take stars until there is one of the term; other columns and places stay', () => {
  const eve = { ...ada, id: '4', name: 'Eve', gender: 'Female' };
  const board = after(
    { type: 'star', athlete: eve },
    saved('c1', "Women's tennis, Fall 2028", 2),
    { type: 'star', athlete: bea },
    { type: 'moveToColumn', id: '2', name: 'Favourites' },
    { type: 'group', by: 'team' },
    { type: 'star', athlete: { ...eve, id: '5', name: 'Gia', available_year: 2029 } },
    { type: 'star', athlete: { ...eve, id: '6', name: 'Hoa' } },
  );
  const others = ['Tennis, Fall 2028:', 'Favourites: Bea'];
  expect(shape(board)).toEqual(["Women's tennis, Fall 2028 (2): Hoa", ...others, "Women's tennis: Eve Gia"]);
});
