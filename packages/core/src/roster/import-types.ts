import type { SendingEnd } from '../changes/difference.ts';
import type { ImportCheck } from './checking/check-rows.ts';
import type { ImportPlan, PlanOptions } from './checking/plan-import.ts';
import type { ImportCounts } from './journal/row-outcome.ts';
import type { ColumnMatch } from './matching/match-columns.ts';

export interface ImportRequest {
  readonly match: ColumnMatch;
  readonly check: ImportCheck;
  readonly options: PlanOptions;
}

export interface ImportEnd extends SendingEnd {
  readonly counts: ImportCounts;
}

export interface ImportProgress {
  readonly counts: ImportCounts;
  /** Milliseconds until the next request. */
  readonly rest: number;
  /** Rows done since sending began, and the milliseconds that they took. */
  readonly pace: { readonly done: number; readonly took: number };
}

export interface ImportTypes {
  readonly request: ImportRequest;
  readonly plan: ImportPlan;
  readonly end: ImportEnd;
  readonly progress: ImportProgress;
}
