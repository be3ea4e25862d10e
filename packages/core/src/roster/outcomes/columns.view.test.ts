import { expect, test } from 'vitest';
import { matchColumns } from '../matching/match-columns.ts';
import { columnNote, columnNotes, columnProblemText } from './columns.view.ts';

const source = {
  header: ['Whom', 'Available for', 'Gossip', 'ID', ''],
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
