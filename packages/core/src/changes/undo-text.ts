import { counted, firstOf } from '../display/count.ts';
import type { DifferencePlan, UndoCounts } from './plan-undo.ts';

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

/** What stays as it is. */
export function leftSentences({ changed, undecided }: Pick<Outlook, 'changed' | 'undecided'>): string[] {
  return [
    ...(changed.length > 0 ? [`Changed since, so left alone: ${firstOf(changed, 3)}.`] : []),
    ...(undecided.length > 0
      ? [`Sent without an answer, so look for them in your list: ${firstOf(undecided, 3)}.`]
      : []),
  ];
}

/** What an undo did: '2 athletes removed, 1 athlete put back'. */
export function undoneText(counts: UndoCounts): string {
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
