import type { Sure } from '../checking/row-problems.ts';
import type { ImportField } from './import-field.ts';

/** How a column is mapped (rules/import.md#unknown-columns). */
export interface ColumnGuess {
  /** From 0. */
  readonly index: number;
  readonly header: string;
  /** Names the column by its place: '#3'. */
  readonly key: string;
  /** The field that it holds, or the suggested one. */
  readonly field: ImportField | null;
  /** `suggested`: by its values alone, so not imported until a person accepts it. */
  readonly status: 'used' | 'suggested' | 'leftOut' | 'unknown';
  /** For people: 'its header', 'chosen'. */
  readonly reason: string;
  /** Whether a person chose it, for this file or the last. */
  readonly isChosen: boolean;
  /** `likely`: used by its values alone, which a person sees before anything is sent (rules/import.md#how-sure). */
  readonly sure: Sure;
  /** Up to three different values. */
  readonly samples: readonly string[];
}
