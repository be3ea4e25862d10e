import type { ImportCheck } from './checking/check-rows.ts';
import type { DuplicatePolicy, ImportPlan } from './checking/plan-import.ts';
import type { ColumnMatch } from './matching/match-columns.ts';
import type { ImportSource } from './reading/import-source.ts';

export interface ImportRosterInput {
  /** Header to field, as `matchColumns` takes it. */
  readonly chosen?: Readonly<Record<string, string>>;
  /** Ends with the check; nothing is compared or sent. */
  readonly checkOnly?: boolean;
  /** Sends without asking. */
  readonly sure?: boolean;
  /** Whether there is a person who can map columns and try again. */
  readonly canAsk?: boolean;
  readonly duplicates?: DuplicatePolicy;
}

export interface CheckInput {
  readonly source: ImportSource;
  readonly match: ColumnMatch;
}

export interface CompareInput {
  readonly check: ImportCheck;
  readonly duplicates: DuplicatePolicy;
}

export interface SendInput {
  readonly plan: ImportPlan;
}
