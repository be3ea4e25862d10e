import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { pickSheet } from '../src/roster/reading/pick-sheet.ts';
import { readRoster } from '../src/roster/reading/read-roster.ts';

// The files that other projects test their readers with, and what they expect of them.

const require = createRequire(import.meta.url);
const spectrum = dirname(require.resolve('csv-spectrum/package.json'));
const converter = `${dirname(require.resolve('convert-excel-to-json/package.json'))}/tests`;
const streamReader = `${dirname(require.resolve('xlsx-stream-reader/package.json'))}/test`;

const tables = readdirSync(`${spectrum}/csvs`)
  .map((file) => basename(file, '.csv'))
  // Its JSON has another phone number than its CSV.
  .filter((name) => name !== 'location_coordinates');

test.each(tables)('csv-spectrum: %s', async (name) => {
  const bytes = Uint8Array.from(readFileSync(`${spectrum}/csvs/${name}.csv`));
  const reading = await readRoster({ name, stream: () => new Blob([bytes]).stream() }, {});
  if ('question' in reading) throw new Error(`${name} is asked about`);
  const { header, rows } = reading.source;
  const entry = (cells: readonly string[]) => header.map((column, at) => [column, cells[at] ?? '']);
  expect(rows.map(({ cells }) => Object.fromEntries(entry(cells)))).toEqual(
    JSON.parse(readFileSync(`${spectrum}/json/${name}.json`, 'utf8')),
  );
});

async function rowsOf(path: string, sheet: string): Promise<readonly (readonly string[])[]> {
  const picked = await pickSheet(Uint8Array.from(readFileSync(path)), sheet);
  if ('question' in picked) throw new Error(`${path} is asked about`);
  return picked.sheets.flatMap(({ rows }) => rows).map(({ cells }) => cells);
}

test('convert-excel-to-json: every cell of three sheets', async () => {
  const suite = readFileSync(`${converter}/main.test.js`, 'utf8');
  const [, whole = ''] = /const expectedResult = `(.*)`/.exec(suite) ?? [];
  const expected: Readonly<Record<string, readonly object[]>> = JSON.parse(whole);
  const letters = [...'ABCDEF'];
  for (const [sheet, rows] of Object.entries(expected)) {
    const read = await rowsOf(`${converter}/test-data.xlsx`, sheet);
    const filled = (cells: readonly string[]) =>
      letters.flatMap((letter, at) => (cells[at] ? [[letter, cells[at]]] : []));
    const texts = rows.map((row) => Object.entries(row).map(([letter, cell]) => [letter, String(cell)]));
    expect(read.map(filled)).toEqual(texts);
  }
});

const born = ['string', '1986-09-27', '20064'];

test.each([
  ['big', '1', 80_000, 80_000, ['email.79999@test.com', 'Mario79999', 'Rossi79999']],
  ['import', '1', 2, 2, born],
  ['file_with_2_sheets', 'Foglio1', 2, 2, born],
  ['file_with_2_sheets', 'Sheet1', 2, 2, born],
  ['nonumfmt', '1', 2, 2, ['lambrate', 'Italy', 'hello@example.com', 'rossi', 'mario', 'MI', 'M', '20131']],
  [
    'predefined_formats',
    '1',
    7,
    2,
    'jhon doe maschio 1986-09-27 1111111111 test@gmail.com milano 20064 gorgonzola italia'.split(' '),
  ],
  ['richtext', '1', 1, 1, ['', 'B cell', 'C cell']],
  [
    'uppercase_sheet_name',
    '1',
    24,
    1,
    ['Category ID', 'Parent category ID', 'Name DE', 'Name FR', 'Name IT', 'Name EN', 'GS1 ID'],
  ],
])(
  'xlsx-stream-reader: %s, sheet %s, has %i rows, of which number %i is whole',
  async (name, sheet, count, at, cells) => {
    const rows = await rowsOf(`${streamReader}/${name}.xlsx`, sheet);
    expect([rows.length, rows[at - 1]]).toEqual([count, cells]);
  },
);
