import { choicesOf } from '@matchpoint/core/athletes/fields/athlete-fields';
import { formatCount } from '@matchpoint/core/display/count';
import type { ImportSource } from '@matchpoint/core/roster/import-source';
import type { ColumnProblem } from '@matchpoint/core/roster/matching/column-problems';
import { readFixed } from '@matchpoint/core/roster/matching/fixed-values';
import { draftField } from '@matchpoint/core/roster/matching/import-field';
import { type Chosen, matchColumns } from '@matchpoint/core/roster/matching/match-columns';
import { askChoice, askText } from '../prompt/prompt.ts';

export type Missing = Extract<ColumnProblem, { kind: 'missing' }>;

/** The answer that leaves the field missing. */
const none = '-';

/**
 * Asks for the value of a field in all rows (rules/import.md#fixed-values). A semester is asked with its year, unless a
 * column has the years.
 */
export async function askForAll(
  { field, preset }: Missing,
  source: ImportSource,
  known: { readonly remembered?: Chosen; readonly hasYears: boolean },
): Promise<Chosen> {
  const name = draftField(field);
  const rows = source.rows.length === 1 ? 'the row' : `all ${formatCount(source.rows.length)} rows`;
  const choices = choicesOf(name);
  const reason = preset === null ? '' : ` (${preset.reason})`;
  if (choices !== null && (field !== 'available_semester' || known.hasYears)) {
    const offered = choices.map((value) => ({
      name: value === preset?.value ? `${value}${reason}` : value,
      value,
      short: value,
    }));
    const value = await askChoice(
      `No column has the ${field}. What is it in ${rows}?`,
      [...offered, { name: 'none of these', value: none }],
      preset?.value ?? none,
    );
    return value === none ? {} : { set: { [field]: value } };
  }
  const isTerm = field === 'available_semester';
  const what = isTerm ? 'semester and year' : field;
  const usual = isTerm ? presetTerm(source, preset?.value, known.remembered) : preset?.value;
  const value = await askText(
    `No column has the ${what}. What is it in ${rows}? (${none} for none${usual === undefined || preset === null ? '' : `; ${preset.reason}`})`,
    {
      preset: usual,
      validate: (text) => {
        if (text.trim() === none) return true;
        const read = readFixed(name, text);
        if ('expected' in read) return `It must be ${read.expected}. ${read.fix}`;
        return read.values.length > (isTerm ? 1 : 0) || `Type ${isTerm ? 'both, as Fall 2027' : 'a value'}.`;
      },
    },
  );
  return value.trim() === none ? {} : { set: { [field]: value.trim() } };
}

/** 'Fall 2027', from the presets of both. */
function presetTerm(
  source: ImportSource,
  semester: string | undefined,
  remembered: Chosen = {},
): string | undefined {
  if (semester === undefined) return undefined;
  const { problems } = matchColumns(source, { set: { available_semester: semester } }, { remembered });
  const year = problems.find(
    (problem): problem is Missing => problem.kind === 'missing' && problem.field === 'available_year',
  );
  return year?.preset ? `${semester} ${year.preset.value}` : undefined;
}
