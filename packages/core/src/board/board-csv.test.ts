import { expect, test } from 'vitest';
import { anAthlete } from '../testing/builders.ts';
import { boardCsv, type ListedColumn } from './board-csv.ts';
import { starredFactsOf } from './starred-facts.ts';

const facts = starredFactsOf(
  anAthlete({ name: '=Ada', gender: 'Female', UTR: 9.6, agency_id: '3', agency_name: 'North' }),
);
const emails = new Map([['3', 'north@example.com']]);
const markedAt = '2026-11-22T10:00:00.000Z';
const columns: readonly ListedColumn[] = [
  {
    name: 'Fall, 2028',
    places: 4,
    rows: [
      {
        id: '7',
        rank: 1,
        status: 'found',
        remark: null,
        facts,
        mark: 'offered',
        markedAt,
        note: 'Call\n"her"',
      },
      { id: '-8', rank: 2, status: 'gone', remark: null, facts: null },
    ],
  },
  { name: 'Empty', places: null, rows: [] },
];
const header =
  'board_column,places,rank,id,name,gender,sport,available_semester,available_year,agency_name,UTR,ITF,GPA,SAT,TOEFL,country_of_residence,agency_email,status';

test("one's own board has marks and notes, which its header names as private", () => {
  expect(boardCsv(columns, emails, { isOwn: true })).toBe(
    [
      `\ufeff${header},private_mark,private_marked_at,private_note`,
      `"Fall, 2028",4,1,7,'=Ada,Female,Tennis,,,North,9.6,,,,,,north@example.com,listed,offered,2026-11-22T10:00:00.000Z,"Call\n""her"""`,
      `"Fall, 2028",4,2,'-8,,,,,,,,,,,,,,gone,,,`,
      '',
    ].join('\r\n'),
  );
});

test('a shared board has neither', () => {
  expect(boardCsv(columns, emails, { isOwn: false })).toBe(
    [
      `\ufeff${header}`,
      `"Fall, 2028",4,1,7,'=Ada,Female,Tennis,,,North,9.6,,,,,,north@example.com,listed`,
      `"Fall, 2028",4,2,'-8,,,,,,,,,,,,,,gone`,
      '',
    ].join('\r\n'),
  );
});
