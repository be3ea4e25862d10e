import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, escapeCell, unescapeCell } from './csv.ts';

const cells = fc.array(
  fc.oneof(fc.string(), fc.constantFrom('=1+1', '+1', '-5', '@a', '\tx', '\rx', "'=a", "''=a", "'", '"', '')),
  { minLength: 1 },
);

test('cells that a spreadsheet would run are escaped, others are unchanged', () => {
  expect(['=1+1', '+1', '-5', '@a', '\tx', '\rx', "'=a", "'a", 'a=b', ' =1', ''].map(escapeCell)).toEqual([
    "'=1+1",
    "'+1",
    "'-5",
    "'@a",
    "'\tx",
    "'\rx",
    "''=a",
    "'a",
    'a=b',
    ' =1',
    '',
  ]);
});

test('no escaped cell begins like a formula, and unescaping restores the original', () => {
  fc.assert(
    fc.property(cells, (texts) => {
      const escaped = texts.map(escapeCell);
      expect(escaped.filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([]);
      expect(escaped.map(unescapeCell)).toEqual(texts);
    }),
  );
});

test('a row of one empty cell is not a blank line', () => {
  expect([csvLine(['']), csvLine(['', '']), csvLine(['a;b', 'c'], ';')]).toEqual([
    '""\r\n',
    ',\r\n',
    '"a;b";c\r\n',
  ]);
});
