import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type AthleteDraft, athleteDraft } from '@matchpoint/core/athletes/athlete';
import { matchColumns } from '@matchpoint/core/athletes/athlete-columns';
import { createRowReader } from '@matchpoint/core/athletes/athlete-rows';
import { countries } from '@matchpoint/core/countries/countries';
import { draftsOf } from '@matchpoint/core/testing/arbitraries';
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
const drafts = draftsOf({
  name: texts.map((text) => text.trim()),
  country_of_residence: fc.constantFrom(...countries.values()),
  profile_url: fc.constantFrom('https://example.com/a,b;c', 'http://example.com/=x'),
  video_1: fc.constantFrom('https://example.com/v?a=1&b="2"'),
  bio: texts,
});

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
  return source.rows.map((row) => read(row)).map((reading) => reading.draft ?? reading.problems);
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
