import type { EveryFieldName } from '../../athletes/fields/athlete-fields.ts';

/** Parts of a name that have columns of their own, in their order: Sanne, Maria, van der, Berg, Jr. */
export const nameParts = ['first_name', 'middle_name', 'name_prefix', 'last_name', 'name_suffix'] as const;

/** Forms of a name in a column, besides the whole one: a part, or 'Lovelace, Ada'. */
type NameForm = (typeof nameParts)[number] | 'last_first_name';

/** The meaning of a column: a field of the draft, or a form of the name. A semester's cell may carry the year. */
export type ImportField = EveryFieldName | NameForm;

/** The field of the draft that a column is read for. */
export function draftField(field: ImportField): EveryFieldName {
  switch (field) {
    case 'first_name':
    case 'middle_name':
    case 'name_prefix':
    case 'last_name':
    case 'name_suffix':
    case 'last_first_name':
      return 'name';
    default:
      return field;
  }
}

/** The places of the columns that hold a field, from 0. */
export type Places = ReadonlyMap<ImportField, readonly number[]>;

/** The value that every row has in a field without a column (rules/import.md#fixed-values). */
export interface FixedValue {
  readonly value: string;
  /** For people: 'chosen', 'the sport of your agency'. */
  readonly reason: string;
  /** Where another value is conceivable. */
  readonly sure?: 'likely';
}

export type FixedValues = ReadonlyMap<EveryFieldName, FixedValue>;
