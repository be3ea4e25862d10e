import type { SnapshotFrom } from 'xstate';
import { required } from '../machines/required.ts';
import type { ImportPlan } from './checking/plan-import.ts';
import type { importRosterMachine } from './import-roster.machine.ts';
import type { ImportCounts } from './journal/row-outcome.ts';

/** The end of an import, for a screen. */
export type ImportEnd =
  | { readonly step: 'cancelled' }
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'reported'; readonly counts: ImportCounts; readonly plan: ImportPlan }
  | { readonly step: 'stalled'; readonly counts: ImportCounts; readonly problem: string }
  /** `counts` is null where answers were not awaited. */
  | { readonly step: 'interrupted'; readonly counts: ImportCounts | null };

/** The view of an import. */
export type ImportView =
  /** With the earlier plan, where other options were chosen. */
  | { readonly step: 'comparing'; readonly before: ImportPlan | null }
  | { readonly step: 'outOfReach'; readonly problem: string }
  | {
      readonly step: 'confirming' | 'confirmingRemoval' | 'sending' | 'paused' | 'stopping';
      readonly plan: ImportPlan;
    }
  | ImportEnd;

export function importView({ value, context }: SnapshotFrom<typeof importRosterMachine>): ImportView {
  const { options, plan, end, problem, error } = context;
  if (typeof value === 'object')
    return { step: value.sending === 'running' ? 'sending' : value.sending, plan: required(plan) };
  switch (value) {
    case 'comparing':
      return { step: value, before: plan && { ...plan, options } };
    case 'cancelled':
      return { step: value };
    case 'outOfReach':
      return { step: value, problem: required(problem) };
    case 'confirming':
    case 'confirmingRemoval':
      return { step: value, plan: required(plan) };
    case 'failed':
      return { step: value, error };
    case 'reported':
      return { step: value, counts: required(end).counts, plan: required(plan) };
    case 'stalled':
      return { step: value, counts: required(end).counts, problem: problem ?? 'no answer' };
    case 'interrupted':
      return { step: value, counts: end?.counts ?? null };
  }
}
