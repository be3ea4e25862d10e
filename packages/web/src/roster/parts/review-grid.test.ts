import { expect, test } from 'vitest';
import { marksOf } from './review-grid.tsx';

const about = { row: 2, column: 'GPA', field: 'GPA', value: '3,75' };
const note = { ...about, index: 1, read: '3.7', how: null, sure: 'certain' as const };
const finding = { ...about, expected: 'a number', fix: 'Correct it.', isOpen: true };

test('a cell is marked by the gravest of what is said of it', () => {
  const marks = marksOf({
    draft: null,
    readings: [note, { ...note, index: 2 }, { ...note, index: 3 }],
    warnings: [
      { ...finding, index: 2 },
      { ...finding, index: 3 },
    ],
    problems: [
      { ...finding, index: 3 },
      { ...finding, index: null },
    ],
  });
  expect([...marks].toSorted()).toEqual([
    [0, { kind: 'problem', text: 'Must be a number. Correct it.' }],
    [1, { kind: 'reading', text: '“3,75” is read as 3.7' }],
    [2, { kind: 'warning', text: 'Expected a number. Correct it.' }],
    [3, { kind: 'problem', text: 'Must be a number. Correct it.' }],
  ]);
});
