import type { ImportSource } from '@matchpoint/core/roster/import-source';
import { importFields } from '@matchpoint/core/roster/matching/column-aliases';
import {
  type ColumnProblem,
  leftOut,
  type NameOrder,
  nameOrder,
} from '@matchpoint/core/roster/matching/column-problems';
import { columnKey } from '@matchpoint/core/roster/matching/header-key';
import { draftField, nameParts } from '@matchpoint/core/roster/matching/import-field';
import {
  type Chosen,
  type ColumnGuess,
  type ColumnMatch,
  type MatchKnown,
  matchColumns,
} from '@matchpoint/core/roster/matching/match-columns';
import { askChoice } from '../prompt/prompt.ts';
import { quotedCell } from '../wording.ts';
import { askForAll, type Missing } from './ask-for-all.ts';

/** Field by column, as `--map` has them. */
type Columns = Record<string, string>;
const later = '';
const sameForAll = '=';

/** A column of the file, as `--map` names it. */
interface Column extends ColumnGuess {
  readonly name: string;
}

/** Asks about missing fields, fields with two columns and unknown columns, and shows samples of each column. */
export async function askColumns(
  source: ImportSource,
  match: ColumnMatch,
  known: Pick<MatchKnown, 'offered' | 'remembered'>,
): Promise<Required<Pick<Chosen, 'columns' | 'set'>>> {
  const { header } = source;
  const columns = match.guesses.map((guess): Column => ({ ...guess, name: columnKey(guess.index, header) }));
  const chosen: Columns = {};
  const set: Columns = {};
  const hasYears = () =>
    match.columns.has('available_year') || Object.values(chosen).includes('available_year');
  const spare = () =>
    columns.filter(
      ({ header: text, status, name }) =>
        text !== '' && (status === 'unknown' || status === 'suggested') && !(name in chosen),
    );
  // A semester may have been given with its year.
  const isStillMissing = ({ field }: Missing) =>
    matchColumns(source, { columns: chosen, set }, known).problems.some(
      (problem) => problem.kind === 'missing' && problem.field === field,
    );
  for (const problem of match.problems) {
    if (problem.kind === 'twice') Object.assign(chosen, await askWhich(problem, columns));
    if (problem.kind === 'nameOrder') Object.assign(chosen, await askNameOrder(problem));
    if (problem.kind === 'missing' && isStillMissing(problem)) {
      const answer = await askMissing(problem, spare());
      if (answer !== sameForAll) Object.assign(chosen, answer);
      else Object.assign(set, (await askForAll(problem, source, { ...known, hasYears: hasYears() })).set);
    }
  }
  const taken = new Set<string>([...match.columns.keys(), ...Object.values(chosen)]);
  for (const column of spare()) {
    const fields = importFields(known.offered ?? []).filter((field) => isFree(field, taken));
    const { field: suggested } = column;
    const field = await askChoice(
      `Which field is the column ${quotedCell(column.header)}? ${samplesOf(column)}`,
      [{ name: 'leave it out', value: leftOut }, ...fields.map((name) => ({ name, value: name }))],
      suggested !== null && fields.includes(suggested) ? suggested : leftOut,
    );
    chosen[column.name] = field;
    taken.add(field);
  }
  return { columns: chosen, set };
}

/** The forms of a name (whole, last name first, two columns) exclude each other. */
function isFree(field: string, taken: ReadonlySet<string>): boolean {
  const forms: readonly (readonly string[])[] = [['name'], ['last_first_name'], nameParts];
  const isOtherForm = (form: readonly string[]) =>
    !form.includes(field) && form.some((part) => taken.has(part));
  const isName = forms.some((form) => form.includes(field));
  return !taken.has(field) && !(isName && forms.some(isOtherForm));
}

async function askNameOrder({ column, key, samples: [sample = ''], turned }: NameOrder): Promise<Columns> {
  const field = await askChoice(
    `The last name is probably first in ${quotedCell(column)}. How is ${quotedCell(sample)} to be imported?`,
    [
      { name: `as ${quotedCell(turned)}: the last name stands first`, value: 'last_first_name' },
      { name: `as ${quotedCell(sample)}: as it stands`, value: 'name' },
    ],
    'last_first_name',
  );
  return { [key]: field };
}

/** The column of a required field, or that all rows have the same value. */
async function askMissing(
  { field, preset }: Missing,
  columns: readonly Column[],
): Promise<Columns | typeof sameForAll> {
  const canBeSame = draftField(field) !== 'name';
  if (columns.length === 0) return canBeSame ? sameForAll : {};
  const looksLike = ({ field: suggested }: Column) => suggested !== null && draftField(suggested) === field;
  const usual = columns.find(looksLike)?.name ?? (preset === null ? columns[0]?.name : sameForAll);
  const name = await askChoice(
    `No column matches ${field}, which is required. Which one is it?`,
    [
      ...columns.map(choiceOf),
      ...(canBeSame ? [{ name: 'no column: it is the same in all rows', value: sameForAll }] : []),
      { name: 'none of these', value: later },
    ],
    usual ?? later,
  );
  if (name === sameForAll) return sameForAll;
  const column = columns.find((one) => one.name === name);
  if (column === undefined) return {};
  const { header, samples, field: suggested } = column;
  return suggested === 'last_first_name' && field === 'name'
    ? askNameOrder({ ...nameOrder(0, [header], samples), key: name })
    : { [name]: field };
}

async function askWhich(
  { field, keys }: Extract<ColumnProblem, { kind: 'twice' }>,
  columns: readonly Column[],
): Promise<Columns> {
  const kept = await askChoice(
    `Several columns match ${field}. Which one should be imported?`,
    columns.filter(({ name }) => keys.includes(name)).map(choiceOf),
    keys[0] ?? '',
  );
  return Object.fromEntries(keys.filter((key) => key !== kept).map((key) => [key, leftOut]));
}

function choiceOf(column: Column) {
  const { header, name } = column;
  const which = name === header ? header : `${header} (${name})`;
  return { name: `${which}  ${samplesOf(column)}`, value: name, short: which };
}

/** ("12.5", "9.75") */
function samplesOf({ samples }: ColumnGuess): string {
  return samples.length === 0 ? '(empty)' : `(${samples.map((sample) => quotedCell(sample, 20)).join(', ')})`;
}
