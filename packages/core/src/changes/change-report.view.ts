import { failureText } from '../wire/api-error.ts';
import { problemText } from '../wire/problems.ts';
import type { ChangesEnd } from './changes.view.ts';
import type { DifferenceTypes } from './difference.machine.ts';
import {
  type Difference,
  inverseRemoval,
  inverseUpdate,
  type Outcome,
  remaining,
  type SendingEnd,
  sizeOf,
} from './difference.ts';

/** What became of a change of several athletes, or of its undo. */
export interface ChangeReport {
  readonly what: 'changed' | 'hidden' | 'listed' | 'removed' | 'putBack' | 'restored' | 'takenBack';
  /** Names of the athletes for which it was done. */
  readonly done: readonly string[];
  /** Athletes that failed, and why. */
  readonly failures: readonly {
    readonly name: string;
    readonly status: Outcome['status'];
    readonly problem: string;
  }[];
  /** Athletes not attempted. */
  readonly left: number;
  /** Athletes that an undo would change. */
  readonly undoable: number;
  readonly ending: SendingEnd['ending'] | 'failed';
  readonly problem: string | null;
  readonly outcomes: readonly Outcome[];
}

/** @param isUndo whether it took a change back; null where nothing was begun */
export function changeReport(view: ChangesEnd<DifferenceTypes>, isUndo: boolean): ChangeReport | null {
  if (view.step === 'cancelled' || view.plan === null) return null;
  const { difference, changed } = view.plan;
  const { outcomes, ...end } = endOf(view);
  const names = namesIn(difference);
  const what = whatOf(difference, isUndo);
  const isDone = ({ kind, status }: Outcome) =>
    status === 'done' || status === 'exists' || (kind === 'removed' && status === 'gone');
  const failed = outcomes.filter((one) => !isDone(one));
  const leftAlone = changed.map((name) => ({ name, status: 'changed' as const, problem: '' }));
  return {
    what,
    done: outcomes.filter(isDone).map(({ key }) => names.get(key) ?? key),
    failures: [
      ...leftAlone,
      ...failed.map(({ key, status, problems }) => ({
        name: names.get(key) ?? key,
        status,
        problem: problems.map(problemText).join('; '),
      })),
    ],
    left: sizeOf(remaining(difference, outcomes)),
    undoable: isUndo ? 0 : undoable(difference, outcomes),
    ...end,
    outcomes,
  };
}

function endOf(view: Exclude<ChangesEnd<DifferenceTypes>, { step: 'cancelled' }>) {
  switch (view.step) {
    case 'failed':
      return { ending: 'failed' as const, problem: failureText(view.error), outcomes: view.progress ?? [] };
    case 'stopped':
      return { ending: view.step, problem: null, outcomes: view.end?.outcomes ?? view.progress ?? [] };
    case 'ended':
    case 'unreachable':
      return view.end;
    case 'nothing':
      return { ending: 'complete' as const, problem: null, outcomes: [] };
    case 'unsupported':
      return { ending: 'failed' as const, problem: 'This service cannot change athletes.', outcomes: [] };
  }
}

function whatOf({ added, updated, removed }: Difference, isUndo: boolean): ChangeReport['what'] {
  if (removed.length > 0) return isUndo ? 'takenBack' : 'removed';
  if (isUndo) return added.length > 0 ? 'restored' : 'putBack';
  const isAll = (hidden: boolean) =>
    updated.every(({ after }) => after.hidden === hidden && Object.keys(after).length === 1);
  if (updated.length === 0) return 'changed';
  return isAll(true) ? 'hidden' : isAll(false) ? 'listed' : 'changed';
}

function namesIn({ added, updated, removed }: Difference): ReadonlyMap<string, string> {
  return new Map([
    ...added.map(({ ref, draft }) => [ref, draft.name] as const),
    ...[...updated, ...removed].map(({ id, name }) => [id, name] as const),
  ]);
}

function undoable({ updated, removed }: Difference, outcomes: readonly Outcome[]): number {
  const done = new Set(outcomes.flatMap(({ key, status }) => (status === 'done' ? [key] : [])));
  const inverses = [...updated.map(inverseUpdate), ...removed.map(inverseRemoval)];
  return [...updated, ...removed].filter(({ id }, index) => done.has(id) && inverses[index] !== null).length;
}
