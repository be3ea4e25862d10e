import { type AthleteDraft, athleteDraft } from '@matchpoint/core/athletes/fields/athlete-draft';
import { optionalFields, ownFieldNames } from '@matchpoint/core/athletes/fields/athlete-fields';
import { countries } from '@matchpoint/core/countries/country-list';
import { createRowJudge } from '@matchpoint/core/roster/checking/judge-row';
import { fieldOf } from '@matchpoint/core/roster/matching/column-aliases';
import { matchColumns } from '@matchpoint/core/roster/matching/match-columns';
import { readRoster } from '@matchpoint/core/roster/reading/read-roster';
import { draftsOf } from '@matchpoint/core/testing/arbitraries';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { output } from '../output/output.ts';

const texts = fc
  .oneof(
    fc.string({ minLength: 1 }),
    fc.constantFrom('=1+1', '-5', "'=a", '@a', 'a  b', 'Zoë; "the wall"', 'a\r\nb', '李,', '-', 'n/a', "'"),
  )
  .filter((text) => !/[\0\p{Cs}]/u.test(text) && text.trim() !== '' && !isFormulaError(text.trim()));
/** The import refuses what a spreadsheet writes where a formula fails. */
function isFormulaError(text: string) {
  return /^#\S+[!?]$/.test(text);
}
/** The import takes quotation marks off that are around a whole name. */
const isQuoted = (text: string) => /^['"].+['"]$/s.test(text);
const drafts = draftsOf({
  // The import refuses the name of a column as a name.
  name: texts.map((text) => text.trim()).filter((text) => !isQuoted(text) && fieldOf(text, []) === null),
  country_of_residence: fc.constantFrom(...countries.values()),
  profile_url: fc.constantFrom('https://example.com/a,b;c', 'http://example.com/=x'),
  video_1: fc.constantFrom('https://example.com/v?a=1&b="2"'),
  bio: texts,
  hidden: fc.boolean(),
  agreed_on: fc.constant('2026-11-03'),
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
  const reading = await readRoster({ name: 'roster', stream: () => new Blob([text]).stream() }, {});
  if ('question' in reading) throw new Error('The file was written by us');
  const { source } = reading;
  const match = matchColumns(
    source,
    { columns: { name: 'name' } },
    { offered: [...optionalFields, ...ownFieldNames] },
  );
  expect(match).toMatchObject({ problems: [], unknown: [] });
  const read = createRowJudge(match, source);
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
