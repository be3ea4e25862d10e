import { matchColumns } from '@matchpoint/core/roster/matching/match-columns';
import { expect, test } from 'vitest';
import { fixedRows } from './fixed-rows.ts';

const name = 'Fall 2027.csv';
const rowsOf = (header: readonly string[], sports: readonly string[], set = {}) =>
  fixedRows(matchColumns({ name, header, rows: [] }, { all: set }, { sports }));

test('the fields that no column has are asked with what is known, and nothing of others', () => {
  const semester = { field: 'available_semester', choices: ['Fall', 'Spring'] };
  const sport = { field: 'sport', choices: ['Tennis', 'Soccer'] };
  const reason = "the file's name";
  expect([
    rowsOf(['Name'], ['Tennis', 'Soccer']),
    rowsOf(['Name', 'Year'], ['Soccer'], { semester: 'Spring', gender: 'w' }),
    rowsOf(['Name', 'Term', 'Sport'], []),
  ]).toEqual([
    [
      { ...sport, value: '', reason: null },
      { ...semester, value: 'Fall', reason },
      { field: 'available_year', choices: null, value: '2027', reason },
    ],
    [
      { ...sport, value: 'Soccer', reason: 'the sport of your agency' },
      { ...semester, value: 'Spring', reason: 'chosen' },
    ],
    [],
  ]);
});
