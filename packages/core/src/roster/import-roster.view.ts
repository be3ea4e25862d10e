import type { SnapshotFrom } from 'xstate';
import type { ImportCheck } from './checking/check-rows.ts';
import type { ImportPlan } from './checking/plan-import.ts';
import { type importRosterMachine, required } from './import-roster.machine.ts';
import type { ColumnMatch } from './matching/match-columns.ts';
import type { ImportSource } from './reading/import-source.ts';
import type { ImportCounts } from './sending/row-outcome.ts';

/** The columns and rows of the file, as far as the import came. */
interface Found {
  readonly match: ColumnMatch | null;
  readonly check: ImportCheck | null;
}

/** What a person is asked. */
export type ImportQuestion =
  | { readonly step: 'mapping'; readonly source: ImportSource; readonly match: ColumnMatch }
  | { readonly step: 'outOfReach'; readonly problem: string }
  | {
      readonly step: 'confirming';
      readonly match: ColumnMatch;
      readonly check: ImportCheck;
      readonly plan: ImportPlan;
    };

/** How an import ended, and what to show of it. */
export type ImportEnd =
  | { readonly step: 'unreadable'; readonly problem: string }
  | { readonly step: 'unfit'; readonly match: ColumnMatch }
  | { readonly step: 'invalid' | 'valid'; readonly match: ColumnMatch; readonly check: ImportCheck }
  | ({ readonly step: 'cancelled' } & Found)
  | ({ readonly step: 'failed'; readonly error: unknown } & Found)
  /** `gone` as in `ImportPlan`. */
  | ({ readonly step: 'reported'; readonly counts: ImportCounts; readonly gone: number } & Found)
  | ({ readonly step: 'stalled'; readonly counts: ImportCounts; readonly problem: string } & Found)
  /** `counts` is null where answers were not waited for. */
  | ({ readonly step: 'interrupted'; readonly counts: ImportCounts | null } & Found);

export type ImportView = { readonly step: 'preparing' | 'sending' | 'stopping' } | ImportQuestion | ImportEnd;

export function importView({ value, context }: SnapshotFrom<typeof importRosterMachine>): ImportView {
  const { source, match, check, plan, end, problem, error } = context;
  if (typeof value === 'object') return { step: value.sending === 'running' ? 'sending' : 'stopping' };
  switch (value) {
    case 'opening':
    case 'checking':
    case 'comparing':
      return { step: 'preparing' };
    case 'mapping':
      return { step: value, source: required(source), match: required(match) };
    case 'outOfReach':
    case 'unreadable':
      return { step: value, problem: required(problem) };
    case 'confirming':
      return { step: value, match: required(match), check: required(check), plan: required(plan) };
    case 'unfit':
      return { step: value, match: required(match) };
    case 'invalid':
    case 'valid':
      return { step: value, match: required(match), check: required(check) };
    case 'cancelled':
      return { step: value, match, check };
    case 'failed':
      return { step: value, match, check, error };
    case 'reported':
      return { step: value, match, check, counts: required(end).counts, gone: required(plan).gone };
    case 'stalled':
      return { step: value, match, check, counts: required(end).counts, problem: problem ?? 'no answer' };
    case 'interrupted':
      return { step: value, match, check, counts: end?.counts ?? null };
  }
}
