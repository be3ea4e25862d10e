import { expect, test } from 'vitest';
import { type ColumnGuess, matchColumns } from '../matching/match-columns.ts';
import { columnNote, columnNotes, columnProblemText, columnText, fixedText } from './columns.view.ts';
import { fieldLabel, fieldLabels } from './field-label.ts';

const source = {
  header: ['Whom', 'Available for', 'Gossip', 'ID', ' '],
  rows: [{ row: 2, cells: ['Ada', 'Fall 2027', 'none at all', '7', ''] }],
};

test('what was chosen for the last file, and what is left out', () => {
  expect(
    columnNotes(
      matchColumns(
        source,
        {},
        { sports: ['Soccer'], remembered: { columns: { whom: 'name', gossip: '-' } } },
      ),
    ),
  ).toEqual([
    'In all rows: Sport Soccer (the sport of your agency).',
    'As chosen for the last file: “Whom” is the Name, “Gossip” is left out.',
    'Columns left out: “ID”.',
  ]);
});

test('nothing is said of columns that are known', () => {
  expect(columnNotes(matchColumns({ ...source, header: ['Name', 'Available for', 'Sport'] }, {}))).toEqual(
    [],
  );
});

test('why a column has its field', () => {
  const noted = (['used', 'suggested', 'leftOut', 'unknown'] as const).map((status) =>
    columnNote({ status, reason: 'its header' }),
  );
  expect(noted).toEqual([
    'Its header',
    'A suggestion: its header',
    'Left out: its header',
    'No field matches this header',
  ]);
});

test('what a form says of columns', () => {
  const missing = { kind: 'missing', accepted: [], suggestion: null, preset: null } as const;
  const problems = [
    { ...missing, field: 'name' },
    { ...missing, field: 'sport' },
    { kind: 'twice', field: 'GPA', columns: ['GPA', 'Grade'], keys: ['#1', '#2'] },
    { kind: 'setBeside', field: 'GPA', column: 'Grade', key: '#2' },
    { kind: 'nameOrder', index: 0, column: 'Name', key: '#1', samples: [], turned: '' },
  ] as const;
  expect(problems.map((problem) => columnProblemText(problem))).toEqual([
    'No column is the Name yet. Every athlete needs it: choose its column.',
    'No column is the Sport yet. Every athlete needs it: choose its column, or set it for all rows.',
    'More than one column is the GPA: “GPA”, “Grade”. Leave all but one out.',
    'The column “Grade” is the GPA, which is also set for all rows: keep one of them.',
    'Names stand as empty. Say whether they become empty.',
  ]);
});

test('a column, a value of all rows and a field in words', () => {
  const text = (guess: Partial<ColumnGuess>) => columnText({ ...about, ...guess });
  const about: ColumnGuess = {
    ...{ index: 0, header: 'Full Nm', key: '#1', field: 'name', status: 'used', reason: '' },
    ...{ isChosen: false, sure: 'certain', samples: ['Demo Ada', 'Demo Bo'] },
  };
  expect([
    text({}),
    text({ header: ' ', key: '#2', field: 'GPA', status: 'suggested', samples: [] }),
    text({ status: 'leftOut' }),
    text({ status: 'unknown' }),
    text({ field: null }),
    fixedText('available_semester', { value: 'Fall', reason: 'the name of the sheet' }),
    fieldLabel('other'),
    ...fieldLabels(['GPA', 'last_name']),
  ]).toEqual([
    '“Full Nm” → Name  (“Demo Ada”, “Demo Bo”)',
    'Column #2 → GPA  (no values)',
    '“Full Nm” → left out  (“Demo Ada”, “Demo Bo”)',
    '“Full Nm” → left out  (“Demo Ada”, “Demo Bo”)',
    '“Full Nm” → left out  (“Demo Ada”, “Demo Bo”)',
    'Semester of all rows: Fall (the name of the sheet)',
    'other',
    ['GPA', 'GPA'],
    ['last_name', 'Last name'],
  ]);
  const order = {
    kind: 'nameOrder',
    index: 0,
    column: 'Name',
    key: '#1',
    samples: ['A, B'],
    turned: 'B A',
  } as const;
  const map = (column: string, field: string) => `${column}=${field}`;
  expect(columnProblemText(order, { map, set: map })).toBe(
    'Names stand as “A, B”. Say whether they become “B A”. To turn them: #1=last_first_name To leave them: #1=name',
  );
});
