import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ImportSource } from '../import-source.ts';
import { matchColumns } from '../matching/match-columns.ts';
import { editCells } from './cell-edits.ts';
import { createRowJudge } from './judge-row.ts';
import { editedBy, type Repair, rowsLeftOut, wordsSaid } from './repair.ts';
import { continueReview, makeRepair, type Review, redoRepair, undoRepair } from './review.ts';

const source: ImportSource = {
  name: 'roster.csv',
  form: 'commas, UTF-8',
  header: ['Name', 'Available for', 'GPA'],
  decimalComma: false,
  rows: [
    { row: 2, cells: ['Demo Ada', 'Fall 2027', '3.7'] },
    { row: 4, cells: ['Demo Bo', 'Haust 2027'] },
    { row: 5, cells: ['Demo Ada', 'Fall 2027', '3.7'] },
    { row: 6, cells: ['Total: 3'] },
  ],
};
/** The review of a file with these repairs, judged as a whole. */
function judgedAnew(repairs: readonly Repair[]): Review {
  const edited = editedBy(source, repairs);
  const match = matchColumns(source, { words: wordsSaid(repairs) });
  const judged = edited.rows.map(createRowJudge(match, edited));
  return continueReview(null, { source: edited, match, isProbable: false, chosen: {}, repairs }, judged);
}
const start = judgedAnew([]);

const repairs: fc.Arbitrary<Repair> = fc.oneof(
  fc.record({
    kind: fc.constant('edit' as const),
    edits: fc.array(
      fc.record({
        row: fc.constantFrom(2, 3, 4, 5),
        column: fc.nat({ max: 4 }),
        value: fc.constantFrom('', 'Demo Ada', 'Fall 2027', 'Haust 28', 'Vor 28', '3.7', '9'),
      }),
      { maxLength: 4 },
    ),
  }),
  fc.record({
    kind: fc.constant('words' as const),
    words: fc.constantFrom({ Haust: 'Fall' }, { VOR: 'Spring' }, { Total: 'Fall' }),
  }),
  fc.record({
    kind: fc.constant('leaveOut' as const),
    rows: fc.subarray([2, 3, 4, 6]),
    isOut: fc.boolean(),
  }),
);

test('repairs come to the same as a fresh check of the repaired rows', () => {
  fc.assert(
    fc.property(fc.array(repairs, { maxLength: 5 }), (made) => {
      const { now } = made.reduce(makeRepair, start);
      expect(now).toEqual(judgedAnew(now.repairs).now);
    }),
  );
});

test('what is undone is as before, and what is redone as after', () => {
  fc.assert(
    fc.property(fc.array(repairs, { minLength: 1, maxLength: 4 }), (made) => {
      const states = [start];
      for (const repair of made) states.push(makeRepair(states.at(-1) ?? start, repair));
      let review = states.at(-1) ?? start;
      for (const before of states.slice(0, -1).toReversed()) {
        review = undoRepair(review);
        expect(review.now).toBe(before.now);
      }
      expect(undoRepair(review)).toBe(review);
      for (const after of states.slice(1)) {
        review = redoRepair(review);
        expect(review.now).toBe(after.now);
      }
      expect(redoRepair(review)).toBe(review);
    }),
  );
});

test('a repair leaves the findings of other rows as they are', () => {
  const kept = (repair: Repair) =>
    makeRepair(start, repair).now.judged.map((found, index) => found === start.now.judged[index]);
  expect([
    kept({ kind: 'edit', edits: [{ row: 4, column: 2, value: '3.7' }] }),
    kept({ kind: 'words', words: { Haust: 'Fall' } }),
  ]).toEqual([
    [true, false, true, true],
    [true, false, true, true],
  ]);
});

test('a word means one thing in each column, now and after a reload', () => {
  const codes: ImportSource = {
    ...source,
    header: ['Name', 'Available for', 'Gender', 'Sport'],
    rows: [
      { row: 2, cells: ['Demo Ada', 'Fall 2027', '1', '1'] },
      { row: 3, cells: ['Demo Bo', 'Fall 2027', '2', '2'] },
    ],
  };
  const said: readonly Repair[] = [
    { kind: 'words', words: { 1: 'Male', 2: 'Female' } },
    { kind: 'words', words: { 1: 'Tennis', 2: 'Soccer' } },
  ];
  const match = matchColumns(codes, {});
  const judged = codes.rows.map(createRowJudge(match, codes));
  const first = { source: codes, match, isProbable: false, chosen: {}, repairs: [] };
  const { now } = said.reduce(makeRepair, continueReview(null, first, judged));
  const again = createRowJudge(matchColumns(codes, { words: wordsSaid(said) }), codes);
  const read = [
    { gender: 'Male', sport: 'Tennis' },
    { gender: 'Female', sport: 'Soccer' },
  ];
  expect(now.judged.map(({ draft }) => draft)).toMatchObject(read);
  expect(codes.rows.map((row) => again(row).draft)).toMatchObject(read);
});

test('columns that are mapped anew are undone like a repair', () => {
  const { source: mended, match, judged } = judgedAnew([]).now;
  const mapped = { source: mended, match, isProbable: false, chosen: { columns: { GPA: '-' } }, repairs: [] };
  const review = continueReview(start, mapped, judged);
  expect(review.now).toMatchObject(mapped);
  expect(undoRepair(review).now).toBe(start.now);
  expect(redoRepair(undoRepair(review)).now).toBe(review.now);
});

test('a repair after an undo forgets what was undone', () => {
  const edit = (value: string): Repair => ({ kind: 'edit', edits: [{ row: 4, column: 1, value }] });
  const other = makeRepair(undoRepair(makeRepair(start, edit('x'))), edit('Fall 2027'));
  const { past, future, now } = other;
  expect([past, future, now.repairs]).toEqual([[{ before: start.now, after: now }], [], [edit('Fall 2027')]]);
});

test('rows that are left out are neither athletes nor problems, and may be another athlete unless they are notes', () => {
  const out: Repair = { kind: 'leaveOut', rows: [2, 4, 6], isOut: true };
  const { check } = makeRepair(start, out).now;
  expect([
    check.leftOut,
    check.valid.map(({ row }) => row),
    check.invalid.map(({ row }) => row),
    check.problems,
  ]).toEqual([[2, 4, 6], [5], [2, 4], []]);
  expect([...rowsLeftOut([out, { kind: 'leaveOut', rows: [2, 6], isOut: false }])]).toEqual([4]);
});

test('edits of one cell in one step, beyond the last cell, and of a row that is not there', () => {
  const made = [
    { row: 2, column: 0, value: 'Demo Bo' },
    { row: 2, column: 0, value: 'Demo Cy' },
    { row: 4, column: 3, value: 'x' },
    { row: 3, column: 0, value: 'Nobody' },
  ];
  expect(editCells(source, made).rows.slice(0, 2)).toEqual([
    { row: 2, cells: ['Demo Cy', 'Fall 2027', '3.7'] },
    { row: 4, cells: ['Demo Bo', 'Haust 2027', '', 'x'] },
  ]);
  expect(editCells(source, made.slice(3))).toEqual(source);
});

test('a cell that a person emptied is not said, until another text is written into it', () => {
  const edit = (value: string): Repair => ({ kind: 'edit', edits: [{ row: 2, column: 2, value }] });
  const unsaid = (...made: readonly Repair[]) =>
    made.reduce(makeRepair, start).now.check.valid.map((row) => row.unsaid ?? []);
  expect(unsaid(edit(''))).toEqual([['GPA'], []]);
  expect(unsaid(edit(''), edit('3.5'))).toEqual([[], []]);
});
