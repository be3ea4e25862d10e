import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countryCode } from '../countries/countries.ts';
import { checkOf, readPreset } from '../testing/import-builders.ts';
import expected from '../testing/rosters/kept/expect.json' with { type: 'json' };
import { matchColumns } from './matching/match-columns.ts';

const folder = new URL('../testing/rosters/kept/', import.meta.url);
type Athlete = Readonly<Record<string, string | number | boolean | null | undefined>>;
const athletesOf: Readonly<Record<string, readonly Athlete[]>> = expected;

/**
 * What becomes of a file as an agency keeps it where a person takes all presets, in one line: what they are asked, what is open,
 * and what is wrong; a missing term is Fall 2027.
 */
async function untouched(name: string): Promise<string> {
  const { source, asked } = await readPreset(name, Uint8Array.from(readFileSync(new URL(name, folder))));
  const { problems } = matchColumns(source, {});
  const columns = problems.map((one) => `${one.kind} ${'field' in one ? one.field : ''}`);
  const match = matchColumns(source, {
    all: problems.some((one) => one.kind === 'missing' && one.field.startsWith('available'))
      ? { semester: 'Fall 2027' }
      : {},
  });
  const check = checkOf(source, match);
  const wrong = check.valid.flatMap(({ draft }) => differences({ ...draft }, athletesOf[name] ?? []));
  const cells = check.problems.map(([{ field, value }, ...more]) => `${field} "${value}" +${more.length}`);
  const lists = Object.entries({ asks: [...asked, ...columns], open: cells, wrong }).flatMap(
    ([list, texts]) => (texts.length === 0 ? [] : [`${list}: ${texts.join(', ')}`]),
  );
  const counts = `${check.valid.length} in, ${check.invalid.length} out, ${check.readings.length} readings`;
  return [`${name}: ${counts}`, ...lists].join('; ').replaceAll('\n', ' ');
}

/** The fields in which an athlete differs from what it should be, with what they are. */
function differences(draft: Athlete, athletes: readonly Athlete[]): readonly string[] {
  const wanted = athletes.find(({ name }) => String(name).split('|').includes(String(draft['name'])));
  if (wanted === undefined) return [`nobody is called "${draft['name']}"`];
  return Object.keys({ ...draft, ...wanted }).flatMap((field) => {
    const isSame = field === 'name' || plain(field, draft[field]) === plain(field, wanted[field]);
    return isSame ? [] : [`${field} ${draft[field] ?? 'missing'}`];
  });
}

function plain(field: string, value: Athlete[string]) {
  return field === 'country_of_residence' ? countryCode(String(value)) : (value ?? null);
}

test('rosters as agencies keep them go in with all presets as they are', async () => {
  const names = readdirSync(folder).filter((name) => name !== 'expect.json');
  const found: string[] = [];
  for (const name of names.toSorted()) found.push(await untouched(name));
  expect(found.join('\n')).toMatchInlineSnapshot(`
    "13-br-sheets.csv: 3 in, 0 out, 8 readings
    15-kr-euckr.csv: 2 in, 0 out, 6 readings
    16-in-students.xlsx: 3 in, 0 out, 8 readings
    20-ar-jugadores.csv: 3 in, 0 out, 8 readings; open: ITF "ATP 850" +0
    21-nl-spelers.xlsx: 3 in, 0 out, 7 readings
    28-us-sheets.csv: 3 in, 0 out, 16 readings
    29-us-men-women.xlsx: 4 in, 0 out, 0 readings
    30-transposed.xlsx: 3 in, 0 out, 2 readings
    32-merged-term.xlsx: 5 in, 0 out, 3 readings
    33-sections.csv: 3 in, 0 out, 3 readings
    36-de-codes.csv: 3 in, 0 out, 8 readings; open: UTR "9,4" +2, country_of_residence "GER/USA" +0; wrong: country_of_residence missing, UTR missing, UTR missing, UTR missing
    38-numbers.csv: 2 in, 0 out, 6 readings; open: TOEFL "5.5" +0, TOEFL "4.5 (new)" +0
    39-jp-academy.csv: 3 in, 0 out, 7 readings
    40-in-form.csv: 3 in, 0 out, 4 readings
    41-ua-shkola.csv: 3 in, 0 out, 10 readings
    42-fi-seura.csv: 3 in, 0 out, 8 readings"
  `);
});
