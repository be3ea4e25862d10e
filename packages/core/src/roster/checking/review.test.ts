import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ImportSource } from '../import-source.ts';
import { matchColumns } from '../matching/match-columns.ts';
import { editCells } from './cell-edits.ts';
import { createRowJudge } from './judge-row.ts';
import { type Review, redoRepair, repair, startReview, undoRepair } from './review.ts';

const source: ImportSource = {
  name: 'roster.csv',
  form: 'commas, UTF-8',
  header: ['Name', 'Available for', 'GPA'],
  decimalComma: false,
  rows: [
    { row: 2, cells: ['Demo Ada', 'Fall 2027', '3.7'] },
    { row: 4, cells: ['Demo Bo'] },
    { row: 5, cells: ['Demo Ada', 'Fall 2027', '3.7'] },
  ],
};
const match = matchColumns(source, {});
const judgedAnew = (changed: ImportSource) =>
  startReview(changed, changed.rows.map(createRowJudge(match, changed)), []);
const start = judgedAnew(source);

const edits = fc.array(
  fc.record({
    row: fc.constantFrom(2, 3, 4, 5),
    column: fc.nat({ max: 4 }),
    value: fc.constantFrom('', 'Demo Ada', 'Fall 2027', 'Spring 28', '3.7', '9'),
  }),
  { maxLength: 4 },
);

const content = ({ source: { rows }, judged, check }: Review) => ({ rows, judged, check });

/** Everything but the cells: an empty one at the end may be missing. */
const found = ({ judged, check: { valid, invalid, ...rest } }: Review) => ({ judged, ...rest });

test('a repair comes to the same as a fresh check of the changed rows', () => {
  fc.assert(
    fc.property(edits, (made) => {
      const repaired = repair(start, match, made);
      expect(content(repaired)).toEqual(content(judgedAnew(editCells(source, made).source)));
    }),
  );
});

test('what is undone is as before, and what is redone as after', () => {
  fc.assert(
    fc.property(fc.array(edits, { minLength: 1, maxLength: 4 }), (steps) => {
      const states = [start];
      for (const made of steps) {
        const next = repair(states.at(-1) ?? start, match, made);
        if (next !== states.at(-1)) states.push(next);
      }
      let review = states.at(-1) ?? start;
      for (const before of states.slice(0, -1).toReversed()) {
        review = undoRepair(review, match);
        expect(found(review)).toEqual(found(before));
      }
      expect(undoRepair(review, match)).toBe(review);
      for (const after of states.slice(1)) {
        review = redoRepair(review, match);
        expect(found(review)).toEqual(found(after));
      }
      expect(redoRepair(review, match)).toBe(review);
      expect(judgedAnew(editCells(source, review.edits).source).judged).toEqual(review.judged);
    }),
  );
});

test('a repair after an undo forgets what was undone', () => {
  const undone = undoRepair(repair(start, match, [{ row: 2, column: 2, value: '9' }]), match);
  const other = repair(undone, match, [{ row: 4, column: 1, value: 'Fall 2027' }]);
  expect({ past: other.past, future: other.future, edits: other.edits }).toEqual({
    past: [
      {
        edits: [{ row: 4, column: 1, value: 'Fall 2027' }],
        inverse: [{ row: 4, column: 1, value: '' }],
      },
    ],
    future: [],
    edits: [
      { row: 2, column: 2, value: '9' },
      { row: 2, column: 2, value: '3.7' },
      { row: 4, column: 1, value: 'Fall 2027' },
    ],
  });
});

test('edits of one cell in one step, and of a row that is not there', () => {
  const made = [
    { row: 2, column: 0, value: 'Demo Bo' },
    { row: 2, column: 0, value: 'Demo Cy' },
    { row: 3, column: 0, value: 'Nobody' },
  ];
  const { source: changed, inverse } = editCells(source, made);
  expect([changed.rows[0], inverse]).toEqual([
    { row: 2, cells: ['Demo Cy', 'Fall 2027', '3.7'] },
    [
      { row: 2, column: 0, value: 'Demo Bo' },
      { row: 2, column: 0, value: 'Demo Ada' },
    ],
  ]);
});
