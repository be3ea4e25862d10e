import { expect, test } from 'vitest';
import { plainCell, readingPlain, unquoted } from './plain-cell.ts';

test('quotation marks come off where they are around the whole value', () => {
  expect(
    ["'Ada'", '"Ada"', '“Ada”', '„Ada“', '«Ada»', '‘ Ada ’', "'O'Neil'", "'a\nb'"].map(unquoted),
  ).toEqual([...Array(6).fill('Ada'), "O'Neil", 'a\nb']);
  const kept = ["'Ada", "Ada'", '"Bo" and "Cy"', "''", "' '", "'", '', 'Ada', "'a' b'", "'a 'b'"];
  expect(kept.map(unquoted)).toEqual(kept);
});

test('an apostrophe before a value comes off, and wide digits and signs become plain', () => {
  expect(
    ["'3.7", '’27', '‘ 3', "'3.7'", '»3«', '３．７', '２０２７', 'ＧＥＲ', '3²', "3'", "２'０", '௩'].map(
      plainCell,
    ),
  ).toEqual(['3.7', '27', '3', '3.7', '3', '3.7', '2027', 'GER', '3²', "3'", "2'0", '௩']);
});

test('a reading says what was taken off, unless the reader says more or there is nothing to say', () => {
  const read = readingPlain((text) => (text === '' ? { value: null } : { value: Number(text) }));
  expect([' 3 ', "'3.70", "'", '３'].map(read)).toEqual([
    { value: 3 },
    { value: 3.7, read: '3.7', how: 'without the signs around it' },
    { value: null },
    { value: 3, read: '3', how: 'without the signs around it' },
  ]);
  expect(readingPlain(() => ({ value: 2027, read: 'the year 2027', how: 'as a year' }))("'27")).toEqual({
    value: 2027,
    read: 'the year 2027',
    how: 'as a year',
  });
  const fault = { expected: 'a number', fix: 'Write one.' };
  expect(readingPlain(() => fault)("'x")).toBe(fault);
});
