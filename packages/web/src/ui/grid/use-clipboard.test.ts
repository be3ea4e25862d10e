import { array, assert, constantFrom, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { clipboardText, parseClipboard } from './use-clipboard.ts';

test.each<[string, string, readonly (readonly string[])[]]>([
  ['one cell', 'Ada', [['Ada']]],
  ['nothing', '', [['']]],
  [
    "Excel's rows, each with its line end",
    'Ada\tTennis\r\nEva\tSoccer\r\n',
    [
      ['Ada', 'Tennis'],
      ['Eva', 'Soccer'],
    ],
  ],
  [
    "Google Sheets' rows",
    'Ada\tTennis\nEva\tSoccer',
    [
      ['Ada', 'Tennis'],
      ['Eva', 'Soccer'],
    ],
  ],
  ['line ends of old Macs', 'Ada\rEva\r', [['Ada'], ['Eva']]],
  [
    'empty cells',
    '\t\n\t',
    [
      ['', ''],
      ['', ''],
    ],
  ],
  ['an empty row between', 'Ada\n\nEva', [['Ada'], [''], ['Eva']]],
  ['an empty row at the end', 'Ada\n\n', [['Ada'], ['']]],
  ['a cell of several lines', '"12 Main St\nDover"\tTennis\r\n', [['12 Main St\nDover', 'Tennis']]],
  ['a tab and quotation marks in quotation marks', '"a\t""b"""\t"c"', [['a\t"b"', 'c']]],
  ['an empty cell in quotation marks', '""\tAda', [['', 'Ada']]],
  ['a nickname, which Excel does not quote', '"Ace" Smith\tTennis', [['"Ace" Smith', 'Tennis']]],
  ['quotation marks within', '6\' 2" tall\tTennis', [['6\' 2" tall', 'Tennis']]],
  ['a quotation mark that never ends', '"Ada\tTennis\nEva', [['"Ada', 'Tennis'], ['Eva']]],
  ['rows of different lengths', 'a\tb\nc', [['a', 'b'], ['c']]],
])('reads %s', (_, text, cells) => {
  expect(parseClipboard(text)).toEqual(cells);
});

test('writes tabs and line ends, and quotation marks only where they are needed', () => {
  expect(
    clipboardText([
      ['Ada', '', ' x '],
      ['a\tb', 'say "hi"', 'one\ntwo\rthree'],
    ]),
  ).toBe('Ada\t\t x \n"a\tb"\t"say ""hi"""\t"one\ntwo\rthree"');
});

/** Texts of which many contain what has a meaning on the clipboard. */
const cell = string({ unit: constantFrom('a', '"', '\t', '\n', '\r', ' ', 'é', '😀') });

test('reads all that it writes', () => {
  const tables = integer({ min: 1, max: 4 }).chain((width) =>
    array(array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
  );
  assert(
    property(tables, (cells) => {
      expect(parseClipboard(clipboardText(cells))).toEqual(cells);
    }),
  );
});

test('reads a cell of a million characters', () => {
  const long = 'x"\n'.repeat(350_000);
  expect(parseClipboard(clipboardText([[long, 'y']]))).toEqual([[long, 'y']]);
});
