import { expect, test } from 'vitest';
import {
  type CellReading,
  choiceReader,
  isNothing,
  readCountryCell,
  readNumberCell,
  readYearCell,
} from './cell-values.ts';

/** What becomes of each cell: its value, or what was expected and how to fix it. */
function table<T>(cells: readonly string[], read: (cell: string) => CellReading<T>): string {
  const lines = cells.map((cell) => {
    const reading = read(cell);
    if (!('value' in reading)) return `${cell}: ${reading.expected}. ${reading.fix}`;
    return `${cell}: ${JSON.stringify(reading.value)}${reading.read === undefined ? '' : `, read as ${reading.read}`}`;
  });
  return lines.join('\n');
}

test('what people write for nothing is an empty cell, in any case, and nothing longer is', () => {
  const words = ['', '-', '–', '—', 'n/a', 'N/A', 'none', 'None', 'NULL'];
  expect(words.filter((word) => !isNothing(word))).toEqual([]);
  expect(['0', '--', 'no', 'none.', 'n/a n/a', ' '].filter(isNothing)).toEqual([]);
});

const gpa = { min: 1, max: 4, step: 0.1 };
const itf = { min: 1, max: null, step: 1 };
const sat = { min: 400, max: 1600, step: 1 };

test('a number in steps', () => {
  const cells = '|-|3|3.7|+3.7|-3.7|3.70|3.75|4.1|0.9|5|3,7|+3,7|12,75|3,|,7|3.7/4|3.|x3|1.234'.split('|');
  expect(table(cells, (cell) => readNumberCell(cell, gpa))).toMatchInlineSnapshot(`
    ": null
    -: null
    3: 3
    3.7: 3.7
    +3.7: 3.7
    -3.7: a number from 1 to 4 in steps of 0.1. Correct the number, or leave the cell empty.
    3.70: 3.7
    3.75: a number from 1 to 4 in steps of 0.1. Give it in steps of 0.1: it is not rounded for you.
    4.1: a number from 1 to 4 in steps of 0.1. Correct the number, or leave the cell empty.
    0.9: a number from 1 to 4 in steps of 0.1. Correct the number, or leave the cell empty.
    5: a number from 1 to 4 in steps of 0.1. Correct the number, or leave the cell empty.
    3,7: 3.7
    +3,7: 3.7
    12,75: a number from 1 to 4 in steps of 0.1. Correct the number, or leave the cell empty.
    3,: a number from 1 to 4 in steps of 0.1. Write the number alone, or leave the cell empty.
    ,7: a number from 1 to 4 in steps of 0.1. Write the number alone, or leave the cell empty.
    3.7/4: a number from 1 to 4 in steps of 0.1. Write the number alone, or leave the cell empty.
    3.: a number from 1 to 4 in steps of 0.1. Write the number alone, or leave the cell empty.
    x3: a number from 1 to 4 in steps of 0.1. Write the number alone, or leave the cell empty.
    1.234: a number from 1 to 4 in steps of 0.1. Give it in steps of 0.1: it is not rounded for you."
  `);
});

test('a number in steps, with a decimal comma', () => {
  const cells = ['3,7', '-3,7', '+3,7', '3,75', '13,7', '3,7,1', 'x3,7', '3,7x', '3,x'];
  expect(table(cells, (cell) => readNumberCell(cell, gpa))).toMatchInlineSnapshot(`
    "3,7: 3.7
    -3,7: a number from 1 to 4 in steps of 0.1. Correct the number, or leave the cell empty.
    +3,7: 3.7
    3,75: a number from 1 to 4 in steps of 0.1. Give it in steps of 0.1: it is not rounded for you.
    13,7: a number from 1 to 4 in steps of 0.1. Correct the number, or leave the cell empty.
    3,7,1: a number from 1 to 4 in steps of 0.1. Write the number alone, or leave the cell empty.
    x3,7: a number from 1 to 4 in steps of 0.1. Write the number alone, or leave the cell empty.
    3,7x: a number from 1 to 4 in steps of 0.1. Write the number alone, or leave the cell empty.
    3,x: a number from 1 to 4 in steps of 0.1. Write the number alone, or leave the cell empty."
  `);
});

test('a whole number', () => {
  const cells =
    "1|0|12|1200|1.5|1.0|1,5|1.200|1,200|1'200|1’200|1 200|12.345.678|1234.567|1.2000|1.20|x1.200|1.200x|1.000|1\u00a0200|1\u202f200|1 200.300|1e3".split(
      '|',
    );
  expect(table(cells, (cell) => readNumberCell(cell, itf))).toMatchInlineSnapshot(`
    "1: 1
    0: a whole number of 1 or more. Correct the number, or leave the cell empty.
    12: 12
    1200: 1200
    1.5: a whole number of 1 or more. Give a whole number: it is not rounded for you.
    1.0: 1
    1,5: a whole number of 1 or more. Give a whole number: it is not rounded for you.
    1.200: 1200
    1,200: 1200
    1'200: 1200
    1’200: 1200
    1 200: 1200
    12.345.678: 12345678
    1234.567: a whole number of 1 or more. Give a whole number: it is not rounded for you.
    1.2000: a whole number of 1 or more. Give a whole number: it is not rounded for you.
    1.20: a whole number of 1 or more. Give a whole number: it is not rounded for you.
    x1.200: a whole number of 1 or more. Write the number alone, or leave the cell empty.
    1.200x: a whole number of 1 or more. Write the number alone, or leave the cell empty.
    1.000: a whole number of 1 or more. Write the number without separators, as 1000.
    1 200: 1200
    1 200: 1200
    1 200.300: a whole number of 1 or more. Write the number alone, or leave the cell empty.
    1e3: a whole number of 1 or more. Write the number alone, or leave the cell empty."
  `);
  expect(
    table(['399', '400', '1600', '1601', '400.5', '1.600', '1,280', '1 350', '12.800'], (cell) =>
      readNumberCell(cell, sat),
    ),
  ).toMatchInlineSnapshot(`
    "399: a whole number from 400 to 1600. Correct the number, or leave the cell empty.
    400: 400
    1600: 1600
    1601: a whole number from 400 to 1600. Correct the number, or leave the cell empty.
    400.5: a whole number from 400 to 1600. Give a whole number: it is not rounded for you.
    1.600: 1600
    1,280: 1280
    1 350: 1350
    12.800: a whole number from 400 to 1600. Correct the number, or leave the cell empty."
  `);
});

test('a number that would lose digits is refused', () => {
  const cells = [
    '9007199254740991',
    '9007199254740993',
    '+0012',
    '1000000000000000000000',
    '12.000',
    '12.0000000000000000001',
  ];
  expect(table(cells, (cell) => readNumberCell(cell, itf))).toMatchInlineSnapshot(`
    "9007199254740991: 9007199254740991
    9007199254740993: a whole number of 1 or more. It has more digits than can be kept: correct the number, or leave the cell empty.
    +0012: 12
    1000000000000000000000: a whole number of 1 or more. It has more digits than can be kept: correct the number, or leave the cell empty.
    12.000: a whole number of 1 or more. Write the number without separators, as 1000.
    12.0000000000000000001: a whole number of 1 or more. It has more digits than can be kept: correct the number, or leave the cell empty."
  `);
  const utr = { min: 1, max: 16.5, step: 0.01 };
  expect(table(['8.05', '8.500', '10.10', '10'], (cell) => readNumberCell(cell, utr))).toBe(
    '8.05: 8.05\n8.500: 8.5\n10.10: 10.1\n10: 10',
  );
  const decimals = ['3.7', '03.70', '3.70000000000000000001', '+3.10', '1.0'];
  expect(table(decimals, (cell) => readNumberCell(cell, gpa))).toMatchInlineSnapshot(`
    "3.7: 3.7
    03.70: 3.7
    3.70000000000000000001: a number from 1 to 4 in steps of 0.1. It has more digits than can be kept: correct the number, or leave the cell empty.
    +3.10: 3.1
    1.0: 1"
  `);
});

test('a year, also by its last two digits', () => {
  const cells = ['2027', '27', '7', '127', "'27", '2021', '2027-2028', '27.', ''];
  const limit = { min: 2022, max: 2050, step: 1 };
  expect(readYearCell('2027', limit)).toEqual({ value: 2027 });
  expect(table(cells, (cell) => readYearCell(cell, limit))).toMatchInlineSnapshot(`
    "2027: 2027
    27: 2027, read as 2027
    7: a whole number from 2022 to 2050. Write one year, as 2027.
    127: a whole number from 2022 to 2050. Write one year, as 2027.
    '27: a whole number from 2022 to 2050. Write one year, as 2027.
    2021: a whole number from 2022 to 2050. Write one year, as 2027.
    2027-2028: a whole number from 2022 to 2050. Write one year, as 2027.
    27.: a whole number from 2022 to 2050. Write one year, as 2027.
    : null"
  `);
});

test('a choice, by itself or by one of its spellings', () => {
  const spellings = { Female: ['F', 'W', 'fe'] };
  const cells = ['Male', 'female', 'f', '(W.)', 'fé', 'm', 'Other', '', 'n/a'];
  expect(table(cells, choiceReader({ of: ['Male', 'Female'], spellings }))).toMatchInlineSnapshot(`
    "Male: "Male"
    female: "Female"
    f: "Female", read as Female
    (W.): "Female", read as Female
    fé: "Female", read as Female
    m: Male or Female. Write Male or Female.
    Other: Male or Female. Write Male or Female.
    : null
    n/a: null"
  `);
  expect(
    table(['', 'tennis', 'Chess'], choiceReader({ of: ['Tennis', 'Soccer'], default: 'Tennis' })),
  ).toMatchInlineSnapshot(`
    ": "Tennis"
    tennis: "Tennis"
    Chess: Tennis or Soccer. Write Tennis or Soccer; an empty cell is Tennis."
  `);
});

test('a country, by its English name or a code', () => {
  const cells = [
    'Germany',
    'de',
    'deu',
    'GER',
    'the Netherlands',
    'Holland',
    'Österreich',
    'pays-bas',
    '',
    '-',
    'Atlantis',
  ];
  expect(table(cells, readCountryCell)).toMatchInlineSnapshot(`
    "Germany: "Germany"
    de: "Germany"
    deu: "Germany"
    GER: "Germany", read as Germany
    the Netherlands: "Netherlands"
    Holland: "Netherlands", read as Netherlands
    Österreich: "Austria", read as Austria
    pays-bas: "Netherlands", read as Netherlands
    : null
    -: null
    Atlantis: a country's name, ISO code or IOC code. Write the country as in Germany, DE or GER."
  `);
});
