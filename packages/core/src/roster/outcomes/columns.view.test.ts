import { matchColumns } from '@matchpoint/core/roster/matching/match-columns';
import { expect, test } from 'vitest';
import { columnNotes } from './column-notes.ts';

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
