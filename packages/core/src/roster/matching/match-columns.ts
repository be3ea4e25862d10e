import { collationKey } from '../../display/collation.ts';
import { namesOf } from '../../fields/table.ts';
import { columnAliases, type ImportField, tennisNumberAliases, unusedAliases } from './column-aliases.ts';

export { columnAliases, type ImportField } from './column-aliases.ts';

export type ColumnProblem =
  | { readonly kind: 'twice'; readonly field: ImportField; readonly columns: readonly string[] }
  | { readonly kind: 'missing'; readonly field: ImportField; readonly accepted: readonly string[] }
  /** `--map` names a column that the file does not have, or a field that athletes do not have. */
  | { readonly kind: 'noSuchColumn'; readonly column: string }
  | { readonly kind: 'noSuchField'; readonly column: string; readonly field: string };

export interface ColumnMatch {
  /** The place of each field's column, from 0. */
  readonly columns: ReadonlyMap<ImportField, number>;
  /** Columns that nobody knows, by their header; their cells are not imported. */
  readonly unknown: readonly string[];
  /** Columns that are known and have no place in an import, with the reason in words. */
  readonly unused: readonly { readonly column: string; readonly why: string }[];
  readonly problems: readonly ColumnProblem[];
}

/** In `chosen`, what leaves a column out. */
export const leftOut = '-';

/**
 * Finds the column of each field.
 * @param chosen header (or any spelling of it) to field name (or any alias of it), or to {@link leftOut}
 */
export function matchColumns(
  header: readonly string[],
  chosen: Readonly<Record<string, string>> = {},
): ColumnMatch {
  const choices = new Map(
    Object.entries(chosen).map(([column, field]) => [headerKey(column), { column, field }]),
  );
  const keys = header.map(headerKey);
  const places = new Map<ImportField, number[]>();
  const unknown: string[] = [];
  const unused: ColumnMatch['unused'][number][] = [];
  const problems: ColumnProblem[] = [...choices]
    .filter(([key]) => !keys.includes(key))
    .map(([, { column }]) => ({ kind: 'noSuchColumn', column }));
  for (const [index, column] of header.entries()) {
    const key = keys[index] ?? '';
    const choice = choices.get(key);
    if (choice?.field === leftOut) continue;
    const field = fieldByAlias.get(choice === undefined ? key : headerKey(choice.field));
    const why = reasonByAlias.get(key);
    if (field !== undefined) places.set(field, [...(places.get(field) ?? []), index]);
    else if (choice !== undefined) problems.push({ kind: 'noSuchField', column, field: choice.field });
    else if (why !== undefined) unused.push({ column, why });
    else if (key !== '' || column !== '') unknown.push(column);
  }
  problems.push(...doubles(places, header), ...gaps(places));
  return {
    columns: new Map([...places].map(([field, [first = 0]]) => [field, first])),
    unknown,
    unused,
    problems,
  };
}

function doubles(
  places: ReadonlyMap<ImportField, readonly number[]>,
  header: readonly string[],
): ColumnProblem[] {
  const named = (indexes: readonly number[]) => indexes.map((index) => header[index] ?? '');
  const twice = [...places].filter(([, indexes]) => indexes.length > 1);
  const halves = [...(places.get('first_name') ?? []), ...(places.get('last_name') ?? [])];
  const whole = places.get('name') ?? [];
  return [
    ...twice.map(([field, indexes]): ColumnProblem => ({ kind: 'twice', field, columns: named(indexes) })),
    ...(whole.length > 0 && halves.length > 0
      ? [{ kind: 'twice' as const, field: 'name' as const, columns: named([...whole, ...halves]) }]
      : []),
  ];
}

function gaps(places: ReadonlyMap<ImportField, readonly number[]>): ColumnProblem[] {
  const missing: ImportField[] = [];
  if (!places.has('name') && !(places.has('first_name') && places.has('last_name'))) missing.push('name');
  if (!places.has('available_semester')) missing.push('available_semester');
  return missing.map((field) => ({ kind: 'missing', field, accepted: columnAliases[field] }));
}

export function columnProblemText(problem: ColumnProblem): string {
  switch (problem.kind) {
    case 'twice':
      return `More than one column maps to ${problem.field}: ${list(problem.columns)}. Drop one: --map "${problem.columns.at(-1)}=${leftOut}"`;
    case 'missing':
      return `No column maps to ${problem.field}. Recognised headers: ${problem.accepted.join(', ')}. Or name yours: --map "your header=${problem.field}"`;
    case 'noSuchColumn':
      return `The file has no column "${problem.column}".`;
    case 'noSuchField':
      return `Athletes have no field "${problem.field}" for the column "${problem.column}". Fields: ${Object.keys(columnAliases).join(', ')}.`;
  }
}

function list(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ');
}

/** What spellings of one header have in common: letters and digits, without what stands in brackets. */
function headerKey(header: string): string {
  const folded = collationKey(header);
  const bare = folded.replace(/[([{].*?[)\]}]/g, '').replace(/[^\p{L}\p{N}]+/gu, '');
  return bare === '' ? folded.replace(/[^\p{L}\p{N}]+/gu, '') : bare;
}

const fieldByAlias = new Map(
  namesOf(columnAliases).flatMap((field) =>
    columnAliases[field].map((alias): [string, ImportField] => [headerKey(alias), field]),
  ),
);

const reasonByAlias = new Map([
  ...unusedAliases.map((alias): [string, string] => [headerKey(alias), 'set by the service']),
  ...tennisNumberAliases.map((alias): [string, string] => [
    headerKey(alias),
    'a World Tennis Number, which is not the ITF ranking',
  ]),
]);
