import { expect, test } from 'vitest';
import { filledCells, lookOf } from './column-values.ts';

const row = (...cells: readonly string[]) => ({ row: 2, cells });
const names = ['Ada', 'Bo', 'Cleo', 'Dov', 'Eli', 'Fay', 'Gil', 'Hugo', 'Ida'].map((name) => `${name} Demo`);

test.each<[string, readonly string[], string | null]>([
  ['years', ['2027', '2028'], 'available_year'],
  ['years with a sign', ['+2027', '+2028'], null],
  ['years with a fraction', ['2027.0', '2028.0'], null],
  ['ratings up to the highest one', ['16.50', '7,5'], 'UTR'],
  ['whole numbers', ['12', '9'], null],
  ['ratings with a sign', ['+9.50', '+8.10'], null],
  ['ratings of three digits', ['9.505', '8.105'], null],
  ['ratings above the highest one', ['16.51', '16.9'], null],
  ['terms in another script', ['خريف ٢٠٢٧'], 'available_semester'],
  ['terms and a letter', ['f27', 'S28'], 'available_semester'],
  ['letters alone', ['S27', 'S28'], null],
  ['SAT scores', ['1600', '950'], 'SAT'],
  ['SAT scores with a sign', ['+1200', '+1300'], null],
  ['SAT scores with a fraction', ['1200.0', '1300.0'], null],
  ['SAT scores above the highest one', ['1610', '1700'], null],
  ['a link within a sentence', ['see https://ada.example', 'at www.bo.example'], null],
  ['a name within other text', ['#1 Ada Lovelace', '#2 Bo Demo'], null],
  ['names behind a number', ['#1 Ada', '#2 Bo'], null],
  ['names before a number', ['Ada Lovelace 1', 'Bo Demo 2'], null],
  ['names, one in ten twice', [...names, 'Ada Demo'], 'name'],
  ['names, two in ten twice', [...names.slice(1), 'Bo Demo', 'Bo Demo'], null],
])('%s', (_, cells, field) => {
  expect(lookOf(cells)?.field ?? null).toBe(field);
});

test('what a column holds is told from its first 100 filled cells in 1,000 rows', () => {
  const empty = Array.from({ length: 999 }, () => row(' '));
  expect(filledCells([row(), ...empty, row('late')], 0)).toEqual([]);
  expect(filledCells([...empty, row(' in time ')], 0)).toEqual(['in time']);
  expect(
    filledCells(
      Array.from({ length: 101 }, (_, index) => row(String(index))),
      0,
    ),
  ).toEqual(Array.from({ length: 100 }, (_, index) => String(index)));
});
