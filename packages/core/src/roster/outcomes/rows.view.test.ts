import { expect, test } from 'vitest';
import {
  cellsText,
  checkTitle,
  findingText,
  groupText,
  namesakesText,
  problemText,
  readingGroupText,
  readingsTitle,
  readingText,
  validText,
} from './rows.view.ts';

const about = { row: 2, index: 1, column: 'GPA', field: 'GPA', value: '3,75' };
const finding = { ...about, expected: 'a number', fix: 'Correct it.', isOpen: false };

test('cells with one repair', () => {
  const missing = { ...finding, index: null, column: null };
  expect([
    groupText('problem', [finding, finding]),
    groupText('warning', [{ ...finding, column: 'Grade' }]),
    groupText('problem', [{ ...finding, column: '', field: '' }]),
    groupText('problem', [{ ...finding, column: null, field: '' }]),
    groupText('warning', [missing]),
  ]).toEqual([
    { cells: '2 cells in “GPA”', text: 'must be a number. Correct it.' },
    { cells: '1 cell in “Grade”, the GPA', text: 'should be a number. Correct it.' },
    { cells: '1 cell in the row', text: 'must be a number. Correct it.' },
    { cells: '1 cell in the row', text: 'must be a number. Correct it.' },
    { cells: '1 row', text: 'must be a number. Correct it.' },
  ]);
  expect(cellsText([finding, { ...finding, row: 3, value: ' ' }, finding], 2)).toBe(
    'row 2: “3,75” · row 3: empty and 1 more',
  );
});

test('one cell', () => {
  expect([
    findingText('problem', finding),
    findingText('warning', finding),
    problemText(finding),
    problemText({ ...finding, column: null, value: 'x'.repeat(50) }),
    readingText({ value: 'Herbst', read: 'Fall' }),
  ]).toEqual([
    'Must be a number. Correct it.',
    'Expected a number. Correct it.',
    'Row 2, GPA: “3,75” must be a number',
    `Row 2: “${'x'.repeat(39)}…” must be a number`,
    '“Herbst” is read as Fall',
  ]);
});

test('readings say the cell, and how where different cells were read alike', () => {
  const words = {
    ...about,
    sure: 'certain' as const,
    rows: [],
    field: 'available_semester',
    value: 'Herbst',
    read: 'Fall',
    how: null,
  };
  const links = { ...words, field: 'bio', value: 'a.b/1', how: 'with https:// before it' };
  const groups = [
    { ...links, count: 300 },
    { ...words, count: 1 },
  ];
  expect([readingsTitle(groups), ...groups.map(readingGroupText)]).toEqual([
    '301 cells read in other words',
    '300 cells in “Bio”, read with https:// before it: “a.b/1” read as',
    '1 cell in “Semester”: “Herbst” read as',
  ]);
});

test('a whole check', () => {
  const pair = { row: 3, first: 2 };
  expect([
    [0, 1, 2].map(checkTitle),
    [[], [pair], [pair, pair]].map((duplicates) => validText({ valid: [], duplicates })),
    [[pair], [pair, pair]].map((namesakes) => namesakesText({ namesakes })),
  ]).toEqual([
    ['All rows can be imported', '1 row needs a repair', '2 rows need a repair'],
    [
      'Valid: 0 rows can be imported.',
      'Valid: 0 rows can be imported. 1 row repeats an earlier row.',
      'Valid: 0 rows can be imported. 2 rows repeat an earlier row.',
    ],
    [
      'row has the name and sport of an earlier row, with other values',
      'rows have the name and sport of an earlier row, with other values',
    ],
  ]);
});
