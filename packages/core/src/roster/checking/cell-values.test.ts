import { expect, test } from 'vitest';
import { countryName } from '../../countries/countries.ts';
import { grouped } from '../../display/grouped.ts';
import adjectives from '../words/adjectives.json' with { type: 'json' };
import {
  type CellReading,
  choiceReader,
  isNothing,
  readCountryCell,
  readNumberCell,
  readYearCell,
} from './cell-values.ts';

/** The cells of each outcome: a value, or what was expected and how to fix it. */
function table<T>(cells: readonly string[], read: (cell: string) => CellReading<T>): string {
  const outcomes = grouped(cells, (cell) => {
    const reading = read(cell);
    if (!('value' in reading)) return `${reading.expected}. ${reading.fix}`;
    return `${JSON.stringify(reading.value)}${reading.read === undefined ? '' : `, read as ${reading.read}`}`;
  });
  return [...outcomes].map(([outcome, of]) => `${outcome} ← ${of.join(' | ')}`).join('\n');
}

test('what people write for nothing is an empty cell, in any case, and nothing longer is', () => {
  const words = ['', '-', '--', '---', '–', '—', '.', 'n/a', 'N/A', 'n.a.', 'none', 'None', 'NULL'];
  expect(words.filter((word) => !isNothing(word))).toEqual([]);
  expect(['0', '-.', 'no', 'none.', 'n/a n/a', ' '].filter(isNothing)).toEqual([]);
});

const gpa = { min: 1, max: 4, step: 0.1 };
const itf = { min: 1, max: null, step: 1 };
const sat = { min: 400, max: 1600, step: 1 };

test('a number in steps, with a point or a comma', () => {
  const cells =
    '|-|3|3.7|+3.7|-3.7|3.70|3.75|4.1|0.9|5|3,7|+3,7|-3,7|3,75|13,7|12,75|3,|,7|3,7,1|3.7/4|3.|x3|x3,7|3,7x|3,x|1.234'.split(
      '|',
    );
  expect(table(cells, (cell) => readNumberCell(cell, gpa))).toMatchInlineSnapshot(`
    "null ←  | -
    3 ← 3
    3.7 ← 3.7 | +3.7 | 3.70 | 3,7 | +3,7
    a number from 1 to 4 in steps of 0.1. Correct the number, or leave the cell empty. ← -3.7 | 4.1 | 0.9 | 5 | -3,7 | 13,7 | 12,75
    a number from 1 to 4 in steps of 0.1. Give it in steps of 0.1: it is not rounded for you. ← 3.75 | 3,75 | 1.234
    a number from 1 to 4 in steps of 0.1. Write the number alone, or leave the cell empty. ← 3, | ,7 | 3,7,1 | 3.7/4 | 3. | x3 | x3,7 | 3,7x | 3,x"
  `);
});

test('a whole number', () => {
  const cells =
    "1|0|12|1200|1.5|1.0|1,5|1.200|1,200|1'200|1’200|1 200|12.345.678|1234.567|1.2000|1.20|x1.200|1.200x|1.000|1\u00a0200|1\u202f200|1 200.300|1e3".split(
      '|',
    );
  expect(table(cells, (cell) => readNumberCell(cell, itf))).toMatchInlineSnapshot(`
    "1 ← 1 | 1.0
    a whole number of 1 or more. Correct the number, or leave the cell empty. ← 0
    12 ← 12
    1200 ← 1200 | 1.200 | 1,200 | 1'200 | 1’200 | 1 200 | 1 200 | 1 200
    a whole number of 1 or more. Give a whole number: it is not rounded for you. ← 1.5 | 1,5 | 1234.567 | 1.2000 | 1.20
    12345678 ← 12.345.678
    a whole number of 1 or more. Write the number alone, or leave the cell empty. ← x1.200 | 1.200x | 1 200.300 | 1e3
    a whole number of 1 or more. Write the number without separators, as 1000. ← 1.000"
  `);
  expect(
    table(['399', '400', '1600', '1601', '400.5', '1.600', '1,280', '1 350', '12.800'], (cell) =>
      readNumberCell(cell, sat),
    ),
  ).toMatchInlineSnapshot(`
    "a whole number from 400 to 1600. Correct the number, or leave the cell empty. ← 399 | 1601 | 12.800
    400 ← 400
    1600 ← 1600 | 1.600
    a whole number from 400 to 1600. Give a whole number: it is not rounded for you. ← 400.5
    1280 ← 1,280
    1350 ← 1 350"
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
    "9007199254740991 ← 9007199254740991
    a whole number of 1 or more. It has more digits than can be kept: correct the number, or leave the cell empty. ← 9007199254740993 | 1000000000000000000000 | 12.0000000000000000001
    12 ← +0012
    a whole number of 1 or more. Write the number without separators, as 1000. ← 12.000"
  `);
  const utr = { min: 1, max: 16.5, step: 0.01 };
  expect(table(['8.05', '8.500', '10.10', '10'], (cell) => readNumberCell(cell, utr))).toBe(
    '8.05 ← 8.05\n8.5 ← 8.500\n10.1 ← 10.10\n10 ← 10',
  );
  const decimals = ['3.7', '03.70', '3.70000000000000000001', '+3.10', '1.0'];
  expect(table(decimals, (cell) => readNumberCell(cell, gpa))).toMatchInlineSnapshot(`
    "3.7 ← 3.7 | 03.70
    a number from 1 to 4 in steps of 0.1. It has more digits than can be kept: correct the number, or leave the cell empty. ← 3.70000000000000000001
    3.1 ← +3.10
    1 ← 1.0"
  `);
});

test('a year, also by its last two digits', () => {
  const cells = [
    '2027',
    '27',
    '2027届',
    '2027 年度',
    '7',
    '127',
    "'27",
    '2021',
    '2027-2028',
    '27.',
    'HS May 2027',
    'May 2027 or later',
    '',
  ];
  const limit = { min: 2022, max: 2050, step: 1 };
  expect(readYearCell('2027', limit)).toEqual({ value: 2027 });
  const ofSchool = { value: 2027, read: '2027', how: 'without its month', sure: 'likely' };
  expect(['May 2027', 'Jun.,  2027'].map((cell) => readYearCell(cell, limit))).toEqual([ofSchool, ofSchool]);
  expect(table(cells, (cell) => readYearCell(cell, limit))).toMatchInlineSnapshot(`
    "2027 ← 2027
    2027, read as 2027 ← 27 | 2027届 | 2027 年度
    a whole number from 2022 to 2050. Write one year, as 2027. ← 7 | 127 | '27 | 2021 | 2027-2028 | 27. | HS May 2027 | May 2027 or later
    null ← "
  `);
});

test('a choice, by itself or by one of its spellings', () => {
  const spellings = { Female: ['F', 'W', 'fe'] };
  const cells = ['Male', 'female', 'f', '(W.)', 'fé', 'm', 'Other', '', 'n/a'];
  expect(table(cells, choiceReader({ of: ['Male', 'Female'], spellings }))).toMatchInlineSnapshot(`
    ""Male" ← Male
    "Female" ← female
    "Female", read as Female ← f | (W.) | fé
    Male or Female. Write Male or Female. ← m | Other
    null ←  | n/a"
  `);
  expect(
    table(['', 'tennis', 'Chess'], choiceReader({ of: ['Tennis', 'Soccer'], default: 'Tennis' })),
  ).toMatchInlineSnapshot(`
    ""Tennis" ←  | tennis
    Tennis or Soccer. Write Tennis or Soccer; an empty cell is Tennis. ← Chess"
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
    ""Germany" ← Germany | de | deu
    "Germany", read as Germany ← GER
    "Netherlands" ← the Netherlands
    "Netherlands", read as Netherlands ← Holland | pays-bas
    "Austria", read as Austria ← Österreich
    null ←  | -
    a country's name, ISO code or IOC code. Write the country as in Germany, DE or GER. ← Atlantis"
  `);
});

test('a country behind a place, but where either may be another thing', () => {
  const cells =
    'Madrid, Spain|Madrid,Spain|Perth, AUS|Paris, Texas|Centro, Madrid, Spain|San Jose, CA|Atlanta, Georgia|Georgia, USA|Spain, Peru|Lima, Peru, today';
  expect(readCountryCell('Madrid, Spain')).toEqual({
    ...{ value: 'Spain', read: 'Spain', how: 'as the country behind a place', sure: 'likely' },
  });
  expect(table(cells.split('|'), readCountryCell)).toMatchInlineSnapshot(`
    ""Spain", read as Spain ← Madrid, Spain | Madrid,Spain
    "Australia", read as Australia ← Perth, AUS
    a country's name, ISO code or IOC code. Write the country as in Germany, DE or GER. ← Paris, Texas | Centro, Madrid, Spain | San Jose, CA | Atlanta, Georgia | Georgia, USA | Spain, Peru | Lima, Peru, today"
  `);
});

test('a country by a flag, a people or an adjective, each of one country', () => {
  const read = (text: string) => {
    const reading = readCountryCell(text);
    return 'value' in reading ? reading.value : reading.fix;
  };
  expect(['🇦🇺', ' 🇮🇱 Israel', 'Brasileira', 'Nederlandse', 'Dutch', '대한민국'].map(read)).toEqual([
    'Australia',
    'Israel',
    'Brazil',
    'Netherlands',
    'Netherlands',
    'South Korea',
  ]);
  expect(['GER/USA', '🇦🇺🇮🇱', 'US, GB'].map(read)).toEqual(
    Array(3).fill('Write the country as in Germany, DE or GER.'),
  );
  const unread = Object.entries(adjectives).flatMap(([code, words]) =>
    words.split(', ').filter((word) => {
      const reading = readCountryCell(word);
      return !('value' in reading) || reading.value !== countryName(code);
    }),
  );
  expect(unread).toEqual([]);
});
