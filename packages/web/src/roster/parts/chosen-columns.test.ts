import { matchColumns } from '@matchpoint/core/roster/matching/match-columns';
import { expect, test } from 'vitest';
import { chosenColumns, selectedField } from './chosen-columns.ts';

const header = ['Full Nm', 'Semester', 'Year', 'ID', 'Notes'];
const found = matchColumns({ header, rows: [{ row: 2, cells: ['Ada', 'Fall', '2027', '7', 'x'] }] }, {});

test('what was found by itself is no choice', () => {
  const selected = new Map(found.guesses.map((guess) => [guess.key, selectedField(guess)]));
  selected.set('#1', 'name');
  expect(chosenColumns(found, found.guesses, (key) => selected.get(key) ?? '')).toEqual({
    '#1': 'name',
    '#5': '-',
  });
});

test('another field than the one that was found is a choice', () => {
  const selected = new Map([
    ['#2', 'bio'],
    ['#4', 'bio'],
  ]);
  expect(chosenColumns(found, found.guesses, (key) => selected.get(key) ?? '')).toEqual({
    '#2': 'bio',
    '#4': 'bio',
  });
});

test('how names stand is chosen also where it stays as it is', () => {
  const rows = [{ row: 2, cells: ['Lovelace, Ada', 'Fall 2027'] }];
  const asked = matchColumns({ header: ['Name', 'Semester'], rows }, {});
  const selected = (name: string) =>
    chosenColumns(asked, asked.guesses, (key) => (key === '#1' ? name : 'available_semester'));
  expect([selected(''), selected('name'), selected('last_first_name')]).toEqual([
    {},
    { '#1': 'name' },
    { '#1': 'last_first_name' },
  ]);
});

test('a choice of the last file is replaced by what was found without it', () => {
  const remembered = matchColumns({ header, rows: [] }, {}, { remembered: { columns: { Semester: '-' } } });
  const selected = new Map([
    ['#1', ''],
    ['#2', 'available_semester'],
  ]);
  expect(chosenColumns(found, remembered.guesses, (key) => selected.get(key) ?? '')).toEqual({
    '#2': 'available_semester',
  });
});
