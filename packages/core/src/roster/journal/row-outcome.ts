import type { Problem } from '../../wire/problems.ts';

/**
 * The outcome of a row.
 * - `created`: by this run
 * - `updated`: its listed athlete got the row's values
 * - `exists`: the agency has it: by an earlier run, or an athlete of its name and sport was listed before
 * - `duplicate`: the file has the same row further up
 * - `invalid`: it was refused, by the rules here or by the service; `problems` say why
 * - `unsettled`: an answer never came, and the agency's list cannot tell whether it was created
 * - `unsent`: the run ended before it, or the service failed each time it was sent
 */
export type RowStatus = 'created' | 'updated' | 'exists' | 'duplicate' | 'invalid' | 'unsettled' | 'unsent';

export interface RowOutcome {
  readonly row: number;
  readonly cells: readonly string[];
  readonly status: RowStatus;
  readonly id: string | null;
  readonly problems: readonly Problem[];
}

/** Rows by outcome, and removed athletes without a row. */
export type ImportCounts = Readonly<Record<RowStatus | 'removed', number>>;

export const noCounts: ImportCounts = {
  created: 0,
  updated: 0,
  removed: 0,
  exists: 0,
  duplicate: 0,
  invalid: 0,
  unsettled: 0,
  unsent: 0,
};
