import type { SnapshotFrom } from 'xstate';
import type { UndoCounts, UndoPlan } from './journal/plan-undo.ts';
import type { undoImportMachine } from './undo-import.machine.ts';

/** Numbers of athletes that the undo would remove, restore and leave alone. */
export interface UndoOutlook {
  readonly remove: number;
  readonly putBack: number;
  /** Names of athletes changed since. */
  readonly changed: readonly string[];
  readonly gone: number;
}

export type UndoView =
  | { readonly step: 'planning' | 'undoing' | 'stopping' | 'cancelled' }
  | { readonly step: 'outOfReach'; readonly problem: string }
  | { readonly step: 'asking' | 'nothingToUndo' | 'unsupported'; readonly outlook: UndoOutlook }
  | { readonly step: 'undone'; readonly counts: UndoCounts; readonly outlook: UndoOutlook }
  | { readonly step: 'stalled'; readonly counts: UndoCounts; readonly problem: string }
  /** `counts` is null where answers were not awaited. */
  | { readonly step: 'interrupted'; readonly counts: UndoCounts | null }
  | { readonly step: 'failed'; readonly error: unknown };

const noCounts: UndoCounts = { removed: 0, putBack: 0, changed: 0, gone: 0, left: 0 };

export function undoView({ value, context }: SnapshotFrom<typeof undoImportMachine>): UndoView {
  const { plan, end, problem, error } = context;
  if (typeof value === 'object') return { step: value.undoing === 'running' ? 'undoing' : 'stopping' };
  const counts = end?.counts ?? noCounts;
  switch (value) {
    case 'planning':
    case 'cancelled':
      return { step: value };
    case 'outOfReach':
      return { step: value, problem: problem ?? 'no answer' };
    case 'asking':
    case 'nothingToUndo':
    case 'unsupported':
      return { step: value, outlook: outlookOf(plan) };
    case 'undone':
      return { step: value, counts, outlook: outlookOf(plan) };
    case 'stalled':
      return { step: value, counts, problem: problem ?? 'no answer' };
    case 'interrupted':
      return { step: value, counts: end?.counts ?? null };
    case 'failed':
      return { step: value, error };
  }
}

function outlookOf(plan: UndoPlan | null): UndoOutlook {
  const { steps = [], changed = [], gone = [] } = plan ?? {};
  const remove = steps.filter(({ after }) => after === null).length;
  return {
    remove,
    putBack: steps.length - remove,
    changed: changed.map(({ name }) => name),
    gone: gone.length,
  };
}
