import { columnAliases, type ImportField } from './column-aliases.ts';
import { columnKey } from './header-key.ts';

/** `column` and `columns` are headers; each of `keys` names one column, as `--map` takes it. */
export type ColumnProblem =
  | {
      readonly kind: 'twice';
      readonly field: ImportField;
      readonly columns: readonly string[];
      readonly keys: readonly string[];
    }
  | { readonly kind: 'missing'; readonly field: ImportField; readonly accepted: readonly string[] }
  /** A person named a column that the file does not have. */
  | { readonly kind: 'noSuchColumn'; readonly column: string }
  /** A person named a field that athletes do not have. */
  | { readonly kind: 'noSuchField'; readonly column: string; readonly field: string }
  /** A person named several columns at once. */
  | {
      readonly kind: 'severalColumns';
      readonly column: string;
      readonly field: string;
      readonly keys: readonly string[];
    };

/** In a person's choice, what leaves a column out. */
export const leftOut = '-';

/** Columns for each field that more than one holds, and for the name where halves stand beside a whole one. */
export function doubles(
  places: ReadonlyMap<ImportField, readonly number[]>,
  header: readonly string[],
): ColumnProblem[] {
  const twice = (field: ImportField, indexes: readonly number[]): ColumnProblem => ({
    kind: 'twice',
    field,
    columns: indexes.map((index) => header[index] ?? ''),
    keys: indexes.map((index) => columnKey(index, header)),
  });
  const halves = [...(places.get('first_name') ?? []), ...(places.get('last_name') ?? [])];
  const whole = places.get('name') ?? [];
  return [
    ...[...places].filter(([, indexes]) => indexes.length > 1).map(([field, at]) => twice(field, at)),
    ...(whole.length > 0 && halves.length > 0 ? [twice('name', [...whole, ...halves])] : []),
  ];
}

/** Fields that every athlete needs and no column holds. */
export function gaps(places: ReadonlyMap<ImportField, readonly number[]>): ColumnProblem[] {
  const missing: ImportField[] = [];
  if (!places.has('name') && !(places.has('first_name') && places.has('last_name'))) missing.push('name');
  if (!places.has('available_semester')) missing.push('available_semester');
  return missing.map((field) => ({ kind: 'missing', field, accepted: columnAliases[field] }));
}

/** @param flag writes a choice as a person can paste it; without it no choice is advised */
export function columnProblemText(
  problem: ColumnProblem,
  flag?: (column: string, field: string) => string,
): string {
  const advice = (words: string, column: string, field: string) =>
    flag === undefined ? '' : ` ${words} ${flag(column, field)}`;
  switch (problem.kind) {
    case 'twice':
      return `More than one column maps to ${problem.field}: ${list(problem.columns)}.${advice('Drop one:', problem.keys.at(-1) ?? '', leftOut)}`;
    case 'missing':
      return `No column maps to ${problem.field}. Recognised headers: ${problem.accepted.join(', ')}.${advice('Or name yours:', 'your header', problem.field)}`;
    case 'noSuchColumn':
      return `The file has no column "${problem.column}".`;
    case 'noSuchField':
      return `Athletes have no field "${problem.field}" for the column "${problem.column}". Fields: ${Object.keys(columnAliases).join(', ')}.`;
    case 'severalColumns':
      return `The file has ${problem.keys.length} columns "${problem.column}": ${problem.keys.join(', ')}.${advice('Name one by its place:', problem.keys.at(-1) ?? '', problem.field)}`;
  }
}

function list(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ');
}
