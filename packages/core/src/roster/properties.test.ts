import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from '../display/csv.ts';
import { checkOf, readPreset } from '../testing/import-builders.ts';
import { rosters } from '../testing/rosters/rosters.ts';
import { isNothing } from './checking/cell-values.ts';
import { createRowJudge } from './checking/judge-row.ts';
import type { ImportSource } from './import-source.ts';
import { matchColumns } from './matching/match-columns.ts';

const kept = new URL('../testing/rosters/kept/', import.meta.url);
const files = [
  ...rosters.map(({ name, bytes }) => ({ name, bytes })),
  ...readdirSync(kept)
    .filter((name) => name !== 'expect.json')
    .map((name) => ({ name, bytes: Uint8Array.from(readFileSync(new URL(name, kept))) })),
];

const read = async (name: string, content: Uint8Array<ArrayBuffer> | string) =>
  (await readPreset(name, content)).source;

/** The columns of a file with all presets, and a term where it has none. */
function matched(source: ImportSource) {
  const match = matchColumns(source, {});
  const missing = match.problems.flatMap((one) => (one.kind === 'missing' ? [one.field] : []));
  const semester = missing.includes('available_year') ? 'Fall 2027' : 'Fall';
  return missing.some((field) => field.startsWith('available'))
    ? matchColumns(source, { all: { semester } })
    : match;
}

function athletesIn(source: ImportSource): readonly string[] {
  const { valid } = checkOf(source, matched(source));
  return valid.map(({ draft }) => JSON.stringify(Object.entries(draft).toSorted())).toSorted();
}

type Lines = readonly (readonly string[])[];
const csv = (lines: Lines, delimiter: ',' | ';' = ',') =>
  lines.map((line) => csvLine(line, delimiter)).join('');
const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));

test.each(files)(
  '$name has the same athletes in another order, below a title and in another form',
  async (file) => {
    const source = await read(file.name, file.bytes);
    const { header } = source;
    const rows = source.rows.map(({ cells }) => header.map((_, at) => cells[at] ?? ''));
    const lines = [header, ...rows];
    const forms = [
      csv(lines),
      csv([header, ...rows.toReversed()]),
      csv(lines.map((line) => line.toReversed())),
      `Camp of the season\n\n${csv(lines)}`,
      csv(lines, ';'),
      utf16(csv(lines)),
    ];
    const [plain, ...others] = await Promise.all(
      forms.map(async (form) => athletesIn(await read('a.csv', form))),
    );
    for (const athletes of others) expect(athletes).toEqual(plain);
  },
);

/** Cells that say what is so without them: the usual sport, and another list beside ITF. */
const saysNothing = (cell: string) => isNothing(cell) || /^(tennis|ATP \d+)$/i.test(cell);

/** Cells of athletes without which nothing would be read otherwise, and rows that are left out without a word. */
function unseenIn(source: ImportSource): readonly string[] {
  const match = matched(source);
  const judge = createRowJudge(match, source);
  const used = new Set(match.columns.values());
  return source.rows.flatMap((row) => {
    const judged = judge(row);
    const isSaid = judged.problems.length + judged.readings.length > 0;
    if (judged.draft === null) return isSaid ? [] : [`row ${row.row}`];
    return row.cells.flatMap((cell, index) => {
      const isUnused = source.header[index]?.trim() && !used.has(index);
      if (saysNothing(cell.trim()) || isUnused) return [];
      const without = judge({ ...row, cells: row.cells.with(index, '') });
      return JSON.stringify(without) === JSON.stringify(judged) ? [`${row.row}: ${cell}`] : [];
    });
  });
}

test.each(files)('$name has no cell that goes unseen', async ({ name, bytes }) => {
  expect(unseenIn(await read(name, bytes))).toEqual([]);
});

const columns = 'Name|Term|Year|Gender|Sport|Country|GPA|SAT|ITF/ATP|Video|Phone|#|Notes||M|GPA (out of 5)';
const cells =
  'Ada Demo|Demo, Bo|A & B|Cy [x] (y)|a\u0001b|Fall 2027|F27|S28|GIRLS|SPRING 2028|2029|2570|w|M|x|1|Total|Tennis|Spain|DE/US|NA|3.7|3.7*|9/10|1350 (Oct)|J-250|ATP 9|@ada|https://a.example|#REF!||||';
const sheets = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...columns.split('|').slice(1)), { minLength: 1, maxLength: 8 }),
    fc.array(fc.array(fc.constantFrom(...cells.split('|')), { minLength: 1, maxLength: 9 }), {
      minLength: 1,
      maxLength: 6,
    }),
  )
  .map(([header, rows]): Lines => [['Name', ...header], ['Ada Demo', '?'], ...rows]);

test('no cell of any sheet goes unseen, and each is in the rows, the header or the layout', async () => {
  await fc.assert(
    fc.asyncProperty(sheets, async (lines) => {
      const source = await read('a.csv', csv(lines));
      const { header, rows, layout = [] } = source;
      const said = new Set([...header, ...rows.flatMap((row) => row.cells)].map((cell) => cell.trim()));
      const lost = lines.flat().filter((cell) => !said.has(cell.trim()) && !layout.join().includes(cell));
      expect([lost, unseenIn(source)]).toEqual([[], []]);
    }),
    { numRuns: 200 },
  );
});
