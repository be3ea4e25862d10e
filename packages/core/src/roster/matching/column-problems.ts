import type { EveryFieldName } from '../../athletes/fields/athlete-fields.ts';
import type { TextFault } from '../../fields/text-rule.ts';
import { readTurnedName } from '../checking/name-cell.ts';
import { usualHeaders } from './column-aliases.ts';
import { columnAt } from './header-key.ts';
import {
  draftField,
  type FixedValue,
  type FixedValues,
  type ImportField,
  nameParts,
  type Places,
} from './import-field.ts';

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
      /** The probable value for all rows. */
      readonly preset: FixedValue | null;
    }
  /** A person named a field that no value can be set for. */
  | { readonly kind: 'noSuchSet'; readonly field: string; readonly fields: readonly string[] }
  /** A value is set for all rows, and a column holds the same field. */
  | {
      readonly kind: 'setBeside';
      readonly field: EveryFieldName;
      readonly column: string;
      readonly key: string;
    }
  /** A value that the field does not take is set for all rows. */
  | ({ readonly kind: 'badSet'; readonly field: EveryFieldName; readonly value: string } & TextFault)
  /** A person named a column that the file does not have. */
  | { readonly kind: 'noSuchColumn'; readonly column: string }
  /** A person named a field that athletes do not have. */
  | {
      readonly kind: 'noSuchField';
      readonly column: string;
      readonly field: string;
      /** Those that there are. */
      readonly fields: readonly string[];
    }
  /** A person named several columns at once. */
  | {
      readonly kind: 'severalColumns';
      readonly column: string;
      readonly field: string;
      readonly keys: readonly string[];
    }
  | NameOrder;

/** Names stand as 'Lovelace, Ada', or their header says so, without a choice whether to turn them. */
export interface NameOrder {
  readonly kind: 'nameOrder';
  readonly index: number;
  readonly column: string;
  readonly key: string;
  readonly samples: readonly string[];
  /** The first sample, turned. */
  readonly turned: string;
}

interface Suggestion {
  readonly column: string;
  readonly key: string;
  readonly field: ImportField;
}

/** The choice that leaves a column out. */
export const leftOut = '-';

/** The columns of each field that more than one holds, and of a name in two forms. */
export function doubles(places: Places, header: readonly string[]): ColumnProblem[] {
  const at = (field: ImportField) => places.get(field) ?? [];
  const twice = (field: ImportField, indexes: readonly number[]): ColumnProblem => {
    const named = indexes.map((index) => columnAt(index, header));
    return {
      kind: 'twice',
      field,
      columns: named.map(({ column }) => column),
      keys: named.map(({ key }) => key),
    };
  };
  const forms = [at('name'), at('last_first_name'), nameParts.flatMap(at)];
  const given = forms.filter(({ length }) => length > 0);
  return [
    ...[...places].filter(([, indexes]) => indexes.length > 1).map(([field, at]) => twice(field, at)),
    ...(given.length > 1 ? [twice('name', given.flat())] : []),
  ];
}

interface Found {
  readonly places: Places;
  readonly suggested: Places;
  readonly set: FixedValues;
  /** The first cells of each column. */
  readonly cells: readonly (readonly string[])[];
  readonly header: readonly string[];
}

/** Fields that every athlete needs, and that have neither a column nor a value for all rows. */
export function gaps(found: Found, preset: (field: ImportField) => FixedValue | null): ColumnProblem[] {
  const { places, suggested, set, header } = found;
  const isNamed = places.has('name') || places.has('last_first_name');
  const missing: ImportField[] = [];
  if (!isNamed && !(places.has('first_name') && places.has('last_name'))) missing.push('name');
  else if (suggested.has('last_name')) missing.push('last_name');
  if (!places.has('sport') && !set.has('sport')) missing.push('sport');
  if (!places.has('available_semester') && !set.has('available_semester')) missing.push('available_semester');
  if (isYearMissing(found)) missing.push('available_year');
  const looks = [...suggested].map(([field, [index = 0]]) => ({ ...columnAt(index, header), field }));
  return missing.map((field) => ({
    kind: 'missing',
    field,
    accepted: usualHeaders[field],
    suggestion: looks.find((look) => [look.field, draftField(look.field)].includes(field)) ?? null,
    preset: preset(field),
  }));
}

/** Whether no semester can carry its year: there is none, it is set without one, or no cell of its column has a digit. */
function isYearMissing({ places, suggested, set, cells }: Found): boolean {
  if (places.has('available_year') || set.has('available_year')) return false;
  const [index] = places.get('available_semester') ?? suggested.get('available_semester') ?? [];
  if (index === undefined) return true;
  const semesters = cells[index] ?? [];
  return semesters.length > 0 && !semesters.some((cell) => /\p{Nd}/u.test(cell));
}

/** Asks whether names whose last one stands first are to be turned. */
export function nameOrder(index: number, header: readonly string[], cells: readonly string[]): NameOrder {
  const withComma = cells.filter((cell) => cell.includes(','));
  const hasCommas = withComma.length > 0;
  const samples = (hasCommas ? withComma : cells.filter((cell) => cell.includes(' '))).slice(0, 3);
  const [sample = ''] = samples;
  const reading = readTurnedName(sample, hasCommas);
  const turned = 'value' in reading ? (reading.value ?? '') : '';
  return { kind: 'nameOrder', index, ...columnAt(index, header), samples, turned };
}
