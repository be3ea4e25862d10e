import { columnAliases } from '@matchpoint/core/roster/matching/column-aliases';
import { type ColumnProblem, leftOut } from '@matchpoint/core/roster/matching/column-problems';
import type { ColumnMatch } from '@matchpoint/core/roster/matching/match-columns';
import type { ImportSource } from '@matchpoint/core/roster/reading/import-source';
import { askChoice } from '../prompt.ts';
import { quotedCell } from '../wording.ts';

type Chosen = Record<string, string>;
const later = '';

/** Asks about missing fields, fields with two columns and unknown columns, and shows samples of each column. */
export async function askColumns(source: ImportSource, match: ColumnMatch): Promise<Chosen> {
  const chosen: Chosen = {};
  const spare = () => match.unknown.filter((column) => !(column in chosen));
  for (const problem of match.problems) {
    if (problem.kind === 'twice') Object.assign(chosen, await askWhich(problem, source));
    if (problem.kind === 'missing' && spare().length > 0)
      Object.assign(chosen, await askMissing(problem.field, spare(), source));
  }
  const taken = new Set<string>([...match.columns.keys(), ...Object.values(chosen)]);
  for (const column of spare()) {
    const fields = Object.keys(columnAliases).filter((field) => isFree(field, taken));
    const field = await askChoice(
      `Which field is the column ${quotedCell(column)}? ${samplesOf(column, source)}`,
      [{ name: 'leave it out', value: leftOut }, ...fields.map((name) => ({ name, value: name }))],
      leftOut,
    );
    chosen[column] = field;
    taken.add(field);
  }
  return chosen;
}

/** A column for the name excludes columns for first and last name, and vice versa. */
function isFree(field: string, taken: ReadonlySet<string>): boolean {
  const isHalved = taken.has('first_name') || taken.has('last_name');
  if (field === 'name' && isHalved) return false;
  if ((field === 'first_name' || field === 'last_name') && taken.has('name')) return false;
  return !taken.has(field);
}

async function askMissing(field: string, columns: readonly string[], source: ImportSource): Promise<Chosen> {
  const column = await askChoice(
    `No column matches ${field}, which is required. Which one is it?`,
    [
      ...columns.map((name) => ({ name: `${name}  ${samplesOf(name, source)}`, value: name, short: name })),
      { name: 'none of these', value: later },
    ],
    columns[0] ?? later,
  );
  return column === later ? {} : { [column]: field };
}

async function askWhich(
  { field, columns, keys }: Extract<ColumnProblem, { kind: 'twice' }>,
  source: ImportSource,
): Promise<Chosen> {
  const kept = await askChoice(
    `Several columns match ${field}. Which one should be imported?`,
    columns.map((name, index) => ({
      name: `${name}  ${samplesOf(name, source)}`,
      value: keys[index] ?? name,
      short: name,
    })),
    keys[0] ?? '',
  );
  return Object.fromEntries(keys.filter((key) => key !== kept).map((key) => [key, leftOut]));
}

/** ("12.5", "9.75") */
function samplesOf(column: string, { header, rows }: ImportSource): string {
  const index = header.indexOf(column);
  const values = rows.slice(0, 5).map(({ cells }) => cells[index] ?? '');
  const shown = [...new Set(values.filter((value) => value.trim() !== ''))]
    .slice(0, 3)
    .map((value) => quotedCell(value, 20));
  return shown.length === 0 ? '(empty)' : `(${shown.join(', ')})`;
}

/** The flags that replace the questions. */
export function mapFlags(chosen: Chosen): string {
  return Object.entries(chosen)
    .map(([column, field]) => mapFlag(column, field))
    .join(' ');
}

/** The flag that maps one column. */
export function mapFlag(column: string, field: string): string {
  return `--map "${column}=${field}"`;
}
