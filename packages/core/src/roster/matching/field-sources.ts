import type { AthleteFieldName } from '../../athletes/fields/athlete-fields.ts';
import type { ImportField } from './import-field.ts';

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

export type FixedValues = ReadonlyMap<AthleteFieldName, FixedValue>;
