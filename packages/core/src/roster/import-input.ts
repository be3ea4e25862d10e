import type { ImportCheck } from './checking/check-rows.ts';
import type { ImportPlan, PlanOptions } from './checking/plan-import.ts';
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
  readonly options?: PlanOptions;
}

export interface CheckInput {
  readonly source: ImportSource;
  readonly match: ColumnMatch;
}

export interface CompareInput {
  readonly check: ImportCheck;
  readonly match: ColumnMatch;
  readonly options: PlanOptions;
}

export interface SendInput {
  readonly plan: ImportPlan;
}
