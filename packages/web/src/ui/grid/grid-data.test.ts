import { expect, test } from 'vitest';
import { columnWidths } from './grid-data.ts';

test('a column is as wide as its longest text, within bounds', () => {
  const columns = [
    { id: '0', title: 'Id' },
    { id: '1', title: 'Semester available' },
    { id: '2', title: 'Year', note: 'Available year' },
    { id: '3', title: 'Name' },
    { id: '4', title: 'Bio' },
  ];
  const rows = [
    { number: 2, cells: ['1', 'Fall', '2027', 'Ada'] },
    { number: 3, cells: ['2', 'Fall', '2027', 'Ada Lovelace Example', 'x'.repeat(500)] },
  ];
  expect(columnWidths(columns, rows)).toEqual([5, 10.5, 8.5, 11.5, 18]);
  expect(columnWidths(columns, [])).toEqual([5, 10.5, 8.5, 5, 5]);
});

test('the first two hundred rows decide', () => {
  const rows = Array.from({ length: 201 }, (_, index) => ({
    number: index + 2,
    cells: ['x'.repeat(index < 200 ? 9 : 30)],
  }));
  expect(columnWidths([{ id: '0', title: 'Name' }], rows)).toEqual([6]);
});
