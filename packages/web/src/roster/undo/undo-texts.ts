import { counted } from '@matchpoint/core/display/count';
import type { UndoOutlook, UndoView } from '@matchpoint/core/roster/undo-import.view';

type UndoCounts = Extract<UndoView, { step: 'undone' }>['counts'];

const mostNames = 3;

/** What an undo would do. */
export function undoQuestion({ remove, putBack, changed, gone }: UndoOutlook): string {
  const rest = changed.length - mostNames;
  const names = [...changed.slice(0, mostNames), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  return [
    ...(remove > 0 ? [`${counted(remove, 'athlete')} that it added will be removed.`] : []),
    ...(putBack > 0 ? [`${counted(putBack, 'athlete')} will get their earlier values back.`] : []),
    ...(changed.length > 0 ? [`Changed since, so left alone: ${names}.`] : []),
    ...(gone > 0 ? [`${counted(gone, 'athlete')} ${gone === 1 ? 'is' : 'are'} gone already.`] : []),
  ].join(' ');
}

/** What an undo did: '2 athletes removed, 1 put back'. */
export function undoneText({ removed, putBack, changed, gone, left }: UndoCounts): string {
  const parts = [
    ...(removed > 0 ? [`${counted(removed, 'athlete')} removed`] : []),
    ...(putBack > 0 ? [`${counted(putBack, 'athlete')} put back`] : []),
    ...(changed > 0 ? [`${counted(changed, 'athlete')} changed since and left alone`] : []),
    ...(gone > 0 ? [`${counted(gone, 'athlete')} gone already`] : []),
    ...(left > 0 ? [`${counted(left, 'athlete')} left`] : []),
  ];
  return parts.length === 0 ? 'nothing was left to do' : parts.join(', ');
}
