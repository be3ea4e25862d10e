import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type AthleteDraft, athleteDraft } from '@matchpoint/core/athletes/athlete';
import { matchColumns } from '@matchpoint/core/athletes/athlete-columns';
import { athleteFields } from '@matchpoint/core/athletes/athlete-fields';
import { createRowReader } from '@matchpoint/core/athletes/athlete-rows';
import { sports } from '@matchpoint/core/athletes/sports';
import { countries } from '@matchpoint/core/countries/countries';
import { numbersWithin } from '@matchpoint/core/testing/arbitraries';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { output } from '../output.ts';
import { openRows } from './open-rows.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matchpoint-round-'));
});
afterAll(() => rm(folder, { recursive: true }));

const texts = fc
  .oneof(
    fc.string({ minLength: 1 }),
    fc.constantFrom('=1+1', '-5', "'=a", '@a', 'Zoë; "the wall"', 'a\r\nb', '李,', '-', 'n/a', "'"),
  )
  .filter((text) => !/[\0\p{Cs}]/u.test(text) && text.trim() !== '');
const drafts: fc.Arbitrary<AthleteDraft> = fc.record(
  {
    name: texts.map((text) => text.trim()).filter((text) => athleteDraft.shape.name.safeParse(text).success),
    sport: fc.constantFrom(...sports),
    available_semester: fc.constantFrom(...athleteFields.available_semester.of),
    available_year: numbersWithin(athleteFields.available_year),
    gender: fc.constantFrom(...athleteFields.gender.of),
    country_of_residence: fc.constantFrom(...countries.values()),
    GPA: numbersWithin(athleteFields.GPA),
    SAT: numbersWithin(athleteFields.SAT),
    TOEFL: numbersWithin(athleteFields.TOEFL),
    UTR: numbersWithin(athleteFields.UTR),
    ITF: numbersWithin(athleteFields.ITF),
    profile_url: fc.constantFrom('https://example.com/a,b;c', 'http://example.com/=x'),
    video_1: fc.constantFrom('https://example.com/v?a=1&b="2"'),
    bio: texts,
  },
  { requiredKeys: ['name', 'sport', 'available_semester', 'available_year'] },
);

const fields = ['id', ...Object.keys(athleteDraft.shape)];

async function written(rows: readonly AthleteDraft[], format: 'csv' | 'json' | 'ndjson'): Promise<string> {
  const chunks: string[] = [];
  const stdout = {
    write: (text: string, done?: () => void) => {
      chunks.push(text);
      done?.();
      return true;
    },
  };
  const pages = async function* () {
    yield rows.map((row, index) => ({ ...row, id: String(index) }));
  };
  await output(pages(), format, { columns: [], fields }, { stdout });
  return chunks.join('');
}

async function readBack(text: string): Promise<readonly unknown[]> {
  const path = join(folder, 'roster');
  await writeFile(path, text);
  const source = await openRows(path, Readable.from([]));
  const { columns, problems, unknown } = matchColumns(source.header);
  expect({ problems, unknown }).toEqual({ problems: [], unknown: [] });
  const read = createRowReader(columns, source.header, source);
  const drafts: unknown[] = [];
  for await (const piece of source.rows())
    drafts.push(...piece.map((row) => read(row)).map((reading) => reading.draft ?? reading.problems));
  return drafts;
}

test.each(['csv', 'json', 'ndjson'] as const)(
  'export as %s, then import, changes nothing',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.array(drafts, { minLength: 1, maxLength: 5 }), async (rows) => {
        expect(await readBack(await written(rows, format))).toEqual(rows);
      }),
      { numRuns: 150 },
    );
  },
);
