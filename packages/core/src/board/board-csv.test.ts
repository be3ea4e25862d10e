import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { unescapeCell } from '../display/csv.ts';
import { anAthlete } from '../testing/builders.ts';
import { boardCsv, boardRecords, type ListedColumn } from './board-csv.ts';
import { starredFactsOf } from './starred-facts.ts';

const facts = starredFactsOf(anAthlete({ name: '=Ada', gender: 'Female', UTR: 9.6 }));
const columns: readonly ListedColumn[] = [
  {
    name: 'Fall, 2028',
    places: 4,
    rows: [
      { id: '7', rank: 1, status: 'found', facts, mark: 'offered', note: 'Call\n"her"' },
      { id: '-8', rank: 2, status: 'gone', facts: null },
    ],
  },
  { name: 'Empty', places: null, rows: [] },
];
const header =
  'board_column,places,rank,id,name,gender,sport,available_semester,available_year,agency_name,GPA,SAT,TOEFL,UTR,ITF,country_of_residence,status';

test("one's own board has marks and notes, which its header names as private", () => {
  expect(boardCsv(columns, { isOwn: true })).toBe(
    [
      `\ufeff${header},private_mark,private_note`,
      `"Fall, 2028",4,1,7,'=Ada,Female,Tennis,,,,,,,9.6,,,listed,offered,"Call\n""her"""`,
      `"Fall, 2028",4,2,'-8,,,,,,,,,,,,,gone,,`,
      '',
    ].join('\r\n'),
  );
});

test('a shared board has neither', () => {
  expect(boardCsv(columns, { isOwn: false })).toBe(
    [
      `\ufeff${header}`,
      `"Fall, 2028",4,1,7,'=Ada,Female,Tennis,,,,,,,9.6,,,listed`,
      `"Fall, 2028",4,2,'-8,,,,,,,,,,,,,gone`,
      '',
    ].join('\r\n'),
  );
});

test('the file reads back as what was written', () => {
  const { data } = Papa.parse<Record<string, string>>(boardCsv(columns, { isOwn: false }).slice(1), {
    header: true,
    skipEmptyLines: true,
  });
  const read = data.map((row) => Object.values(row).map(unescapeCell));
  expect(read).toEqual(
    boardRecords(columns, { isOwn: false }).map((record) =>
      Object.values(record).map((cell) => `${cell ?? ''}`),
    ),
  );
});
