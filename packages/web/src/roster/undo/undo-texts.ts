import type { DifferencePlan, UndoCounts } from '@matchpoint/core/changes/plan-undo';
import { counted } from '@matchpoint/core/display/count';

const mostNames = 3;

/** What an undo would do. */
export function undoQuestion({
  difference: { added, updated, removed },
  changed,
  gone,
  undecided,
}: Pick<DifferencePlan, 'difference' | 'changed' | 'gone' | 'undecided'>): string {
  return [
    ...(removed.length > 0 ? [`${counted(removed.length, 'athlete')} that it added will be removed.`] : []),
    ...(updated.length > 0
      ? [
          `${counted(updated.length, 'athlete')} ${updated.length === 1 ? 'gets its' : 'get their'} earlier values back.`,
        ]
      : []),
    ...(added.length > 0 ? [`${counted(added.length, 'athlete')} that it removed will be added again.`] : []),
    ...(changed.length > 0 ? [`Changed since, so left alone: ${namesText(changed)}.`] : []),
    ...(undecided.length > 0 ? [undecidedText(undecided)] : []),
    ...(gone > 0 ? [`${counted(gone, 'athlete')} ${gone === 1 ? 'is' : 'are'} gone already.`] : []),
  ].join(' ');
}

/** What cannot be undone without a look. */
export function undecidedText(names: readonly string[]): string {
  return `Sent without an answer, so look for them in your list: ${namesText(names)}.`;
}

function namesText(names: readonly string[]): string {
  const rest = names.length - mostNames;
  return [...names.slice(0, mostNames), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}

/** What an undo did: '2 athletes removed, 1 put back'. */
export function undoneText({
  removed,
  putBack,
  restored,
  changed,
  gone,
  undecided,
  left,
}: UndoCounts): string {
  const parts = [
    ...(removed > 0 ? [`${counted(removed, 'athlete')} removed`] : []),
    ...(putBack > 0 ? [`${counted(putBack, 'athlete')} put back`] : []),
    ...(restored > 0 ? [`${counted(restored, 'athlete')} added again`] : []),
    ...(changed > 0 ? [`${counted(changed, 'athlete')} changed since and left alone`] : []),
    ...(gone > 0 ? [`${counted(gone, 'athlete')} gone already`] : []),
    ...(undecided > 0 ? [`${counted(undecided, 'athlete')} unknown`] : []),
    ...(left > 0 ? [`${counted(left, 'athlete')} left`] : []),
  ];
  return parts.length === 0 ? 'nothing was left to do' : parts.join(', ');
}
