import { capitalized } from '../display/capitalized.ts';
import { counted, firstOf } from '../display/count.ts';
import { failureText } from '../wire/api-error.ts';
import type { ChangesEnd } from './changes.view.ts';
import type { DifferenceTypes } from './difference.machine.ts';
import { type DifferencePlan, type UndoCounts, undoCounts } from './plan-undo.ts';

type Outlook = Pick<DifferencePlan, 'difference' | 'changed' | 'gone' | 'undecided'>;

/** What an undo would do, in sentences (rules/import.md#import-undo). */
export function undoSentences({ difference, gone, ...left }: Outlook): readonly string[] {
  const { removed, updated, added } = difference;
  return [
    ...(removed.length > 0 ? [`${counted(removed.length, 'athlete')} that it added will be removed.`] : []),
    ...(updated.length > 0
      ? [`${counted(updated.length, 'athlete gets its', 'athletes get their')} earlier values back.`]
      : []),
    ...(added.length > 0 ? [`${counted(added.length, 'athlete')} that it removed will be added again.`] : []),
    ...leftSentences(left),
    ...(gone > 0 ? [`${counted(gone, 'athlete is', 'athletes are')} gone already.`] : []),
  ];
}

/** What the undo leaves alone. */
function leftSentences({ changed, undecided }: Pick<Outlook, 'changed' | 'undecided'>): string[] {
  return [
    ...(changed.length > 0 ? [`Changed since, so left alone: ${firstOf(changed, 3)}.`] : []),
    ...(undecided.length > 0
      ? [`Sent without an answer, so look for them in your list: ${firstOf(undecided, 3)}.`]
      : []),
  ];
}

/** What an undo did: '2 athletes removed, 1 athlete put back'. */
function undoneText(counts: UndoCounts): string {
  const kinds = [
    [counts.removed, 'removed'],
    [counts.putBack, 'put back'],
    [counts.restored, 'added again'],
    [counts.changed, 'changed since and left alone'],
    [counts.gone, 'gone already'],
    [counts.undecided, 'unknown'],
    [counts.left, 'left'],
  ] as const;
  const parts = kinds.flatMap(([count, what]) => (count > 0 ? [`${counted(count, 'athlete')} ${what}`] : []));
  return parts.length === 0 ? 'nothing was left to do' : parts.join(', ');
}

export type UndoEnded = Exclude<ChangesEnd<DifferenceTypes>, { step: 'cancelled' }>;

/** How an undo ended. */
export interface UndoEndView {
  readonly text: string;
  /** Null where nothing was planned, or answers were not awaited. */
  readonly counts: UndoCounts | null;
}

export function undoEndView(end: UndoEnded): UndoEndView {
  switch (end.step) {
    case 'failed': {
      const text = end.error instanceof Error ? end.error.message : failureText(end.error);
      return { text, counts: null };
    }
    case 'unsupported':
      return { text: 'This service cannot remove or change athletes, so an import stays.', counts: null };
    case 'nothing':
      return {
        text: [
          'There is nothing to undo: what the import did was changed or undone since.',
          ...leftSentences(end.plan),
        ].join(' '),
        counts: undoCounts(end.plan, []),
      };
    case 'stopped':
    case 'unreachable': {
      const counts = end.end === null ? null : undoCounts(end.plan, end.end.outcomes);
      const what = end.step === 'stopped' ? 'The undo was stopped.' : end.problem;
      const done = counts === null ? '' : ` ${capitalized(undoneText(counts))}.`;
      return { text: `${what}${done}`, counts };
    }
    case 'ended': {
      const counts = undoCounts(end.plan, end.end.outcomes);
      const what = `The import was undone: ${undoneText(counts)}.`;
      return { text: [what, ...leftSentences(end.plan)].join(' '), counts };
    }
  }
}
