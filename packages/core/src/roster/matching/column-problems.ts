import { columnAliases, usualHeaders } from './column-aliases.ts';
import { columnKey } from './header-key.ts';
import { draftField, type ImportField } from './import-field.ts';

/** `column` and `columns` are headers; each of `keys` names one column, as `--map` takes it. */
export type ColumnProblem =
  | {
      readonly kind: 'twice';
      readonly field: ImportField;
      readonly columns: readonly string[];
      readonly keys: readonly string[];
    }
  | {
      readonly kind: 'missing';
      readonly field: ImportField;
      readonly accepted: readonly string[];
      /** The column whose values look like the field, and the choice to make for it. */
      readonly suggestion: Suggestion | null;
    }
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
    }
  /** Names stand as 'Lovelace, Ada', without a choice whether to turn them. */
  | {
      readonly kind: 'nameOrder';
      readonly index: number;
      readonly column: string;
      readonly key: string;
      readonly samples: readonly string[];
    };

interface Suggestion {
  readonly column: string;
  readonly key: string;
  readonly field: ImportField;
}

/** The choice that leaves a column out. */
export const leftOut = '-';

/** The places of the columns that hold a field, from 0. */
export type Places = ReadonlyMap<ImportField, readonly number[]>;

/** The columns of each field that more than one holds, and of a name in two forms. */
export function doubles(places: Places, header: readonly string[]): ColumnProblem[] {
  const at = (field: ImportField) => places.get(field) ?? [];
  const twice = (field: ImportField, indexes: readonly number[]): ColumnProblem => ({
    kind: 'twice',
    field,
    columns: indexes.map((index) => header[index] ?? ''),
    keys: indexes.map((index) => columnKey(index, header)),
  });
  const forms = [at('name'), at('last_first_name'), [...at('first_name'), ...at('last_name')]];
  const given = forms.filter(({ length }) => length > 0);
  return [
    ...[...places].filter(([, indexes]) => indexes.length > 1).map(([field, at]) => twice(field, at)),
    ...(given.length > 1 ? [twice('name', given.flat())] : []),
  ];
}

/** Fields that every athlete needs and no column holds. */
export function gaps(places: Places, suggested: Places, header: readonly string[]): ColumnProblem[] {
  const isNamed = places.has('name') || places.has('last_first_name');
  const missing: ImportField[] = [];
  if (!isNamed && !(places.has('first_name') && places.has('last_name'))) missing.push('name');
  if (!places.has('available_semester')) missing.push('available_semester');
  const looks = [...suggested].map(([field, [index = 0]]) => ({
    column: header[index] ?? '',
    key: columnKey(index, header),
    field,
  }));
  return missing.map((field) => {
    const suggestion = looks.find((look) => draftField(look.field) === field) ?? null;
    return { kind: 'missing', field, accepted: usualHeaders[field], suggestion };
  });
}

/** Asks whether names that stand as 'Lovelace, Ada' are to be turned. */
export function nameOrder(index: number, header: readonly string[], cells: readonly string[]): ColumnProblem {
  const samples = cells.filter((cell) => cell.includes(',')).slice(0, 3);
  return { kind: 'nameOrder', index, column: header[index] ?? '', key: columnKey(index, header), samples };
}

/** @param flag formats a choice for pasting; without it no choice is suggested */
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
      return `No column maps to ${problem.field}. Recognised headers: ${problem.accepted.join(', ')}.${
        problem.suggestion === null
          ? advice('Or name yours:', 'your header', problem.field)
          : advice(
              `"${problem.suggestion.column}" looks like it:`,
              problem.suggestion.key,
              problem.suggestion.field,
            )
      }`;
    case 'noSuchColumn':
      return `The file has no column "${problem.column}".`;
    case 'noSuchField':
      return `Athletes have no field "${problem.field}" for the column "${problem.column}". Fields: ${Object.keys(columnAliases).join(', ')}.`;
    case 'severalColumns':
      return `The file has ${problem.keys.length} columns "${problem.column}": ${problem.keys.join(', ')}.${advice('Name one by its place:', problem.keys.at(-1) ?? '', problem.field)}`;
    case 'nameOrder':
      return `Most names in "${problem.column}" have a comma, as "${problem.samples[0] ?? ''}": either the last name is first, or they are to stay as they are.${advice('To turn them:', problem.key, 'last_first_name')}${advice('To leave them:', problem.key, 'name')}`;
  }
}

function list(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ');
}
