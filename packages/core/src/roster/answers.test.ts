import { expect, test } from 'vitest';
import { aSource } from '../testing/import-builders.ts';
import {
  answersFor,
  answersText,
  answersToKeep,
  likelyOf,
  readAnswers,
  readKept,
  unseenIn,
  wordMeanings,
} from './answers.ts';
import { createRowJudge } from './checking/judge-row.ts';
import { continueReview } from './checking/review.ts';
import { type Answers, answersOf, type Decision, decisionsIn, mergeAnswers } from './decisions.ts';
import type { ImportSource } from './import-source.ts';
import { matchColumns } from './matching/match-columns.ts';

const source: ImportSource = {
  ...aSource(
    ['Name', 'Term', 'GPA', 'SAT', 'Video', 'Country', 'Squad'],
    ['Demo Ada', 'Class of 2027', '9.xx', '1350*', 'www.a.example www.b.example', 'Brasileira', 'Female'],
    ['* official scores'],
    ['Demo Bo', 'Fall 2027', '3.5', '1280+', '', '', 'Male'],
  ),
  layout: ['Column 1 is turned.'],
};
/** The file as a person sees it who said so. */
function reviewed(...decisions: readonly Decision[]) {
  const match = matchColumns(source, answersOf(decisions));
  const judged = source.rows.map(createRowJudge(match, source));
  const decided = { source, match, isProbable: false, emptiesOpen: true, decisions };
  return continueReview(null, decided, judged).now;
}

test('the answers of a file are all that was said, likely or left empty, and with them nothing is unseen', () => {
  const out: Decision = { kind: 'leaveOut', rows: [4], isOut: true };
  const column: Decision = { kind: 'column', column: '#6', field: '-' };
  const first = reviewed(column, out, { kind: 'layout', layout: { sheet: 'One' } });
  const answers = answersFor(first, answersToKeep(source, answersOf(first.decisions)));
  expect(answers).toEqual({
    layout: { sheet: 'One' },
    columns: { country: '-' },
    all: {},
    meanings: {
      layout: { 'Column 1 is turned.': 'as read' },
      columns: { Squad: 'gender' },
      available_semester: { 'Class of 2027': 'Fall 2027' },
      GPA: { '9.xx': '' },
      SAT: { '1350*': '1350' },
      video_1: { 'as the first of several links': 'as read' },
      name: { 'as a note or a total': 'as read' },
    },
  });
  const again = reviewed(...decisionsIn(answers));
  expect(again.check.valid.map(({ draft, unsaid }) => [draft.SAT, unsaid])).toEqual([
    [1350, ['GPA']],
    [1280, undefined],
  ]);
  expect([unseenIn(again, answers), unseenIn(first, {})]).toEqual([
    ['“SAT”, 1 row: 1280+ → 1280'],
    [
      'Column 1 is turned.',
      '“Squad” → Gender  (“Female”, “Male”)',
      '“Term”, 1 row: Class of 2027 → Fall 2027',
      '“SAT”, 1 row: 1350* → 1350',
      '“Video”, 1 row: www.a.example www.b.example → https://www.a.example',
      '“Name”, 1 row: * official scores → left out',
    ],
  ]);
});

test('columns with one header have an answer each', () => {
  const header = ['Rank', 'Rank'];
  const { guesses, set } = matchColumns({ ...source, header, rows: [] }, {});
  const likely = guesses.map((guess) => ({ ...guess, sure: 'likely' as const }));
  expect(likelyOf({ header }, { guesses: likely, set }).map(({ text }) => text)).toEqual(['#1', '#2']);
});

test('an answers file is read as it was written, and kept answers as far as they have its form', async () => {
  const answers = {
    layout: { headerRow: 2 },
    columns: { who: 'name' },
    all: {},
    meanings: { GPA: { '9': '' } },
  };
  expect(await readAnswers(new Blob([answersText(answers)]))).toEqual({ answers });
  expect(await readAnswers({ size: 20_000_001, text: async () => answersText(answers) })).toEqual({
    problem: 'it has more than 20 MB',
  });
  expect([readKept({ columns: { who: 'name' }, set: { sport: 'Golf' }, words: [] }), readKept('x')]).toEqual([
    { columns: { who: 'name' } },
    {},
  ]);
});

test.each([
  ['{"version":2}', 'it is of version 2, and this program reads 1'],
  ['{"version":1,"name":"Ada"}', 'it has “name”, which answers do not have'],
  ['{"version":1,"columns":{"a":1}}', 'its “columns.a” is of another form'],
  ['{"version":1,"layout":{"row":1}}', 'it has “layout.row”, which answers do not have'],
  ['x', 'it holds no answers'],
])('the answers %s are refused', async (text, problem) => {
  expect(await readAnswers(new Blob([text]))).toEqual({ problem: expect.stringContaining(problem) });
});

test('the last decision of a key counts, and is taken back by nothing', () => {
  const said: readonly Decision[] = [
    ...decisionsIn({ all: { sport: 'Golf', term: 'Fall' }, meanings: { gender: { x: 'Male', y: 'Male' } } }),
    { kind: 'all', field: 'term', value: '' },
    { kind: 'meaning', field: 'gender', text: 'x', means: null },
    { kind: 'meaning', field: 'gender', text: 'y', means: 'Female' },
  ];
  const rest = { layout: {}, columns: {} };
  expect(answersOf(said)).toEqual({ ...rest, all: { sport: 'Golf' }, meanings: { gender: { y: 'Female' } } });
  const later: Answers = { all: { sport: 'Soccer' } };
  expect(mergeAnswers(answersOf(said), later).all).toEqual({ sport: 'Soccer' });
});

test('a word without a field is said of each that takes its meaning', () => {
  expect(
    ['Fall', 'Male', 'Soccer', 'GER', '9'].map((means) =>
      wordMeanings('x', means).map((one) => 'field' in one && one.field),
    ),
  ).toEqual([['available_semester'], ['gender'], ['sport'], ['country_of_residence'], []]);
});

test('answers are kept by header and field', () => {
  const said = {
    columns: { '#1': 'name' },
    all: { Semester: 'Fall' },
    meanings: { sport: { a: 'Golf', b: '' }, GPA: { '9': '3' } },
  };
  expect(answersToKeep({ header: ['Who'] }, said)).toEqual({
    columns: { who: 'name' },
    all: { available_semester: 'Fall' },
    meanings: { sport: { a: 'Golf' } },
  });
});
