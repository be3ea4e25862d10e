import { expect, test } from 'vitest';
import { aSource, checkOf as checkSource } from '../testing/import-builders.ts';
import { goOnText, linesOf, readingLines, waitsText } from './check-roster.lines.ts';
import { decisionsIn } from './decisions.ts';
import { matchColumns } from './matching/match-columns.ts';

const checkOf = (...table: Parameters<typeof aSource>) => checkSource(aSource(...table));

test('words that mean one thing are one line; equal signs another, each with its answers', () => {
  const check = checkOf(
    ['Name', 'Term', 'Gender', 'Country', 'SAT'],
    ['Demo Ada', 'Fall 2027', 'weiblich', 'Brasileira', '1350*'],
    ['Demo Bo', 'Fall 2027', 'mujer', 'Brasileiro', '1280*'],
  );
  const [gender, country, score] = readingLines(check.readings).toSorted(
    (one, other) => (one.index ?? 0) - (other.index ?? 0),
  );
  expect(
    linesOf(check)
      .map(({ field }) => field)
      .toSorted(),
  ).toEqual(['SAT', 'country_of_residence']);
  expect([gender, country, score].map((line) => line?.text)).toEqual([
    'weiblich, mujer → Female',
    'Brasileira, Brasileiro → Brazil',
    '1350* → 1350, and 1 more without its sign',
  ]);
  expect(gender?.answers).toEqual([
    { text: 'Read as Female', decisions: [] },
    { text: 'Male', decisions: decisionsIn({ meanings: { gender: { weiblich: 'Male', mujer: 'Male' } } }) },
    {
      text: 'Leave 2 cells empty',
      decisions: decisionsIn({ meanings: { gender: { weiblich: '', mujer: '' } } }),
    },
    { text: 'Leave 2 rows out', decisions: [{ kind: 'leaveOut', rows: [2, 3], isOut: true }] },
  ]);
  expect(score?.answers.map(({ text }) => text)).toEqual([
    'Read as shown',
    'Leave 2 cells empty',
    'Leave 2 rows out',
  ]);
  expect(goOnText(check)).toBe('Go on: 2 athletes');
});

test('cells with a problem are left empty, or their rows out, unless it is answered', () => {
  const check = checkOf(
    ['Name', 'Term', 'GPA'],
    ['Demo Ada', 'Haust 2027', '3.75'],
    ['', 'Vor 2027', '3.5'],
    ['Demo Bo', 'Fall 2027', '3.25'],
    ['Total: 2', '', ''],
  );
  const out = 'Leave the row out';
  expect(
    linesOf(check).map(({ text, answers }) => [text.split('.')[0], answers.map((answer) => answer.text)]),
  ).toEqual([
    ['“Haust” must be Fall or Spring', [out, 'Fall', 'Spring']],
    ['“Vor” must be Fall or Spring', [out, 'Spring', 'Fall']],
    [
      'must be a number from 1 to 4 in steps of 0',
      ['Leave 2 cells empty', 'Round 2 GPAs to 0.1', 'Leave 2 rows out'],
    ],
    ['must be a name', [out]],
  ]);
  expect(goOnText(check)).toBe('Go on: 1 athlete, 3 rows left out, 1 cell empty');
});

test('an answer for a whole cell keeps the year that it has', () => {
  const check = checkOf(
    ['Name', 'Term'],
    ...['1/10/2028', 'Fall 2027 or later', 'soon', 'WS 2027/28', 'F27 or S28'].map((term) => [
      'Demo Ada',
      term,
    ]),
  );
  expect(linesOf(check).map(({ answers }) => answers.slice(1).map(({ text }) => text))).toEqual([
    ['Fall 2027', 'Spring 2027'],
    ['Fall', 'Spring'],
    ['Fall 2027', 'Fall', 'Spring'],
    ['Fall', 'Spring'],
    ['Fall 2028', 'Spring 2028'],
  ]);
});

test('what is still missing before anything can be imported', () => {
  const check = checkOf(['Name', 'Term'], ['', '']);
  const waits = (...header: readonly string[]) =>
    waitsText(matchColumns({ header, rows: [] }, {}, { sports: ['Soccer', 'Tennis'] }), check);
  expect([
    waits('Name'),
    waits('Name', 'Name', 'Term', 'Sport', 'Year'),
    waits('Name', 'Term', 'Sport'),
  ]).toEqual([
    'Every athlete needs Sport, Semester, and Year: choose a column or a value above.',
    'A column above needs an answer.',
    'No row is an athlete yet: mend or answer what stands above.',
  ]);
  const [header, row] = [
    ['Name', 'Term'],
    ['Demo Ada', 'Fall 2027'],
  ];
  expect(waitsText({ problems: [] }, checkOf(header, row))).toBe(null);
});
