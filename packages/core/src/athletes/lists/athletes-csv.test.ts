import { expect, test } from 'vitest';
import { anAthlete } from '../../testing/builders.ts';
import { csvHeader, csvRows } from './athletes-csv.ts';
import { columnsOffered } from './list-columns.ts';

const ada = anAthlete({
  id: '7',
  name: '=Ada, "Ace"',
  available_semester: 'Fall',
  available_year: 2028,
  country_of_residence: 'CH',
  UTR: 9.85,
  TOEFL: 0,
});

test('a CSV has the names and values of the wire, safe for spreadsheets', () => {
  const names =
    'name,gender,sport,available_semester,available_year,agency_name,UTR,ITF,GPA,SAT,TOEFL,country_of_residence,created_at';
  expect(csvHeader(columnsOffered([]))).toBe(`${names}\r\n`);
  expect(csvRows(columnsOffered([]), [ada, anAthlete({ name: 'Bo' })])).toBe(
    [
      `"'=Ada, ""Ace""",,Tennis,Fall,2028,,9.85,,,,0,CH,2026-01-02T03:04:05.678Z`,
      'Bo,,Tennis,,,,,,,,,,2026-01-02T03:04:05.678Z',
      '',
    ].join('\r\n'),
  );
});

test('it has the columns that are shown, and no other', () => {
  expect(csvHeader(['name', 'utr']) + csvRows(['name', 'utr'], [ada])).toBe(
    `name,UTR\r\n"'=Ada, ""Ace""",9.85\r\n`,
  );
  expect(csvRows(['name'], [])).toBe('');
});
