import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSource } from '../../testing/import-builders.ts';
import { answersOf, type Decision, decisionsIn, editedBy, rowsLeftOut } from '../decisions.ts';
import type { ImportSource } from '../import-source.ts';
import { matchColumns } from '../matching/match-columns.ts';
import { editCells } from './cell-edits.ts';
import { createRowJudge } from './judge-row.ts';
import { continueReview, decideRows, type Review, redoDecision, undoDecision } from './review.ts';

const header = ['Name', 'Available for', 'GPA'];
const source: ImportSource = {
  ...aSource(header),
  rows: [
    { row: 2, cells: ['Demo Ada', 'Fall 2027', '3.7'] },
    { row: 4, cells: ['Demo Bo', 'Haust 2027'] },
    { row: 5, cells: ['Demo Ada', 'Fall 2027', '3.7'] },
    { row: 6, cells: ['Total: 3'] },
  ],
};
/** Terms before the names, with blanks below them. */
const sparse: ImportSource = {
  ...aSource(['Available for', 'Name']),
  rows: [
    { row: 2, cells: ['Haust 2027', 'Demo Ada'] },
    { row: 3, cells: ['', 'Demo Bo'] },
    { row: 4, cells: [' ', 'Demo Cy'] },
    { row: 5, cells: ['Vor 2028'] },
  ],
};
/** The review of a file with these decisions, judged as a whole. */
function judgedAnew(decisions: readonly Decision[], of = source): Review {
  const edited = editedBy(of, decisions);
  const match = matchColumns(of, answersOf(decisions));
  const judged = edited.rows.map(createRowJudge(match, edited));
  return continueReview(null, { source: edited, match, isProbable: false, decisions }, judged);
}
const start = judgedAnew([]);
const step = (review: Review, made: Decision) => decideRows(review, [made]);

const decisions: fc.Arbitrary<Decision> = fc.oneof(
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
    kind: fc.constant('meaning' as const),
    field: fc.constantFrom('available_semester', 'GPA'),
    text: fc.constantFrom('Haust', 'VOR', 'Total', '9'),
    means: fc.constantFrom('Fall', 'Spring', '3.9', '', null),
  }),
  fc.record({
    kind: fc.constant('leaveOut' as const),
    rows: fc.subarray([2, 3, 4, 6]),
    isOut: fc.boolean(),
  }),
);

test('repairs come to the same as a fresh check of the repaired rows', () => {
  fc.assert(
    fc.property(fc.array(decisions, { maxLength: 5 }), fc.constantFrom(source, sparse), (made, of) => {
      const { now } = made.reduce(step, judgedAnew([], of));
      expect(now).toEqual(judgedAnew(now.decisions, of).now);
    }),
  );
});

test('what is undone is as before, and what is redone as after', () => {
  fc.assert(
    fc.property(fc.array(decisions, { minLength: 1, maxLength: 4 }), (made) => {
      const states = [start];
      for (const one of made) states.push(step(states.at(-1) ?? start, one));
      let review = states.at(-1) ?? start;
      for (const before of states.slice(0, -1).toReversed()) {
        review = undoDecision(review);
        expect(review.now).toBe(before.now);
      }
      expect(undoDecision(review)).toBe(review);
      for (const after of states.slice(1)) {
        review = redoDecision(review);
        expect(review.now).toBe(after.now);
      }
      expect(redoDecision(review)).toBe(review);
    }),
  );
});

test('a repair leaves the findings of other rows as they are', () => {
  const kept = (made: Decision) =>
    step(start, made).now.judged.map((found, index) => found === start.now.judged[index]);
  expect([
    kept({ kind: 'edit', edits: [{ row: 4, column: 2, value: '3.7' }] }),
    kept({ kind: 'meaning', field: 'available_semester', text: 'Haust', means: 'Fall' }),
  ]).toEqual([
    [true, false, true, true],
    [true, false, true, true],
  ]);
});

test('a term that is corrected is offered to the blanks below it', () => {
  const edits = [{ row: 2, column: 0, value: 'Fall 2028' }];
  const { judged } = step(judgedAnew([], sparse), { kind: 'edit', edits }).now;
  expect(judged.map(({ problems }) => problems[0]?.offered?.value)).toEqual([
    ...[undefined, 'Fall 2028', 'Fall 2028', undefined],
  ]);
});

test('a text means one thing in each column, now and after a reload', () => {
  const codes = aSource(
    ['Name', 'Available for', 'Gender', 'Sport'],
    ['Demo Ada', 'Fall 2027', '1', '1'],
    ['Demo Bo', 'Fall 2027', '2', '2'],
  );
  const said = decisionsIn({
    meanings: { gender: { 1: 'Male', 2: 'Female' }, sport: { 1: 'Tennis', 2: 'Soccer' } },
  });
  const match = matchColumns(codes, {});
  const judged = codes.rows.map(createRowJudge(match, codes));
  const first = { source: codes, match, isProbable: false, decisions: [] };
  const { now } = decideRows(continueReview(null, first, judged), said);
  const again = createRowJudge(matchColumns(codes, answersOf(said)), codes);
  const read = [
    { gender: 'Male', sport: 'Tennis' },
    { gender: 'Female', sport: 'Soccer' },
  ];
  expect(now.judged.map(({ draft }) => draft)).toMatchObject(read);
  expect(codes.rows.map((row) => again(row).draft)).toMatchObject(read);
});

test('columns that are mapped anew are undone like a repair', () => {
  const { source: mended, match, judged } = judgedAnew([]).now;
  const mapped = {
    source: mended,
    match,
    isProbable: false,
    decisions: decisionsIn({ columns: { GPA: '-' } }),
  };
  const review = continueReview(start, mapped, judged);
  expect(review.now).toMatchObject(mapped);
  expect(undoDecision(review).now).toBe(start.now);
  expect(redoDecision(undoDecision(review)).now).toBe(review.now);
});

test('a repair after an undo forgets what was undone', () => {
  const edit = (value: string): Decision => ({ kind: 'edit', edits: [{ row: 4, column: 1, value }] });
  const other = step(undoDecision(step(start, edit('x'))), edit('Fall 2027'));
  const { past, future, now } = other;
  expect([past, future, now.decisions]).toEqual([
    [{ before: start.now, after: now }],
    [],
    [edit('Fall 2027')],
  ]);
});

test('rows that are left out are neither athletes nor problems, and may be another athlete unless they are notes', () => {
  const out: Decision = { kind: 'leaveOut', rows: [2, 4, 6], isOut: true };
  const { check } = step(start, out).now;
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
  const edit = (value: string): Decision => ({ kind: 'edit', edits: [{ row: 2, column: 2, value }] });
  const unsaid = (...made: readonly Decision[]) =>
    made.reduce(step, start).now.check.valid.map((row) => row.unsaid ?? []);
  expect(unsaid(edit(''))).toEqual([['GPA'], []]);
  expect(unsaid(edit(''), edit('3.5'))).toEqual([[], []]);
});
