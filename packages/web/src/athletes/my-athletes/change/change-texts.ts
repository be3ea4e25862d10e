import type { ChangeReport } from '@matchpoint/core/changes/change-report.view';
import { type Difference, sizeOf } from '@matchpoint/core/changes/difference';
import { lostBy } from '@matchpoint/core/changes/plan-changes';
import type { Asking } from '@matchpoint/core/consent/consent';
import { counted, firstOf } from '@matchpoint/core/display/count';
import type { ActionQuestion } from '../../../ui/dialog/confirm-dialog.tsx';

type Failure = ChangeReport['failures'][number];

/** What became of a change: 'Removed 3 athletes.' */
export function reportText(report: ChangeReport, asking: Asking = null): string {
  const { what, done, failures, left, ending, problem } = report;
  const [name = ''] = done;
  const isOne = done.length === 1;
  const athletes = counted(done.length, 'athlete');
  const sentence = {
    changed: `Changed ${athletes}.`,
    hidden: `${isOne ? `${name} is` : `${athletes} are`} hidden.`,
    listed: `${isOne ? `${name} is` : `${athletes} are`} ${asking === null ? 'listed' : 'no longer hidden'}.`,
    removed: isOne ? `${name} was removed.` : `Removed ${athletes}.`,
    putBack: `Undone: ${athletes} ${isOne ? 'has its' : 'have their'} earlier values again.`,
    takenBack: `Undone: ${isOne ? `${name} was` : `${athletes} were`} removed.`,
    restored: `Undone: ${athletes} ${isOne ? 'is' : 'are'} back, under ${isOne ? 'a new address' : 'new addresses'}.${asking === 'family' ? ` The ${isOne ? 'family has' : 'families have'} to agree again.` : ''}`,
  }[what];
  return [
    sentence,
    ...(ending === 'stopped' ? ['Stopped.'] : []),
    ...(problem === null ? [] : [/[.!?]$/.test(problem) ? problem : `${problem}.`]),
    ...(left === 0 ? [] : [`${counted(left, 'athlete')} ${left === 1 ? 'is' : 'are'} left.`]),
    ...(failures.length === 0 ? [] : ['Not done for:']),
  ].join(' ');
}

/** Why it was not done for one athlete, and what to do. */
export function failureText({ name, status, problem }: Failure): string {
  switch (status) {
    case 'changed':
      return `${name}: changed meanwhile. Check it, then try again.`;
    case 'gone':
      return `${name}: removed meanwhile.`;
    default:
      return `${name}: ${problem || 'the service refused it'}`;
  }
}

export function removalQuestion(difference: Difference, asking: Asking = null): ActionQuestion {
  const names = difference.removed.map(({ name }) => name);
  const isOne = names.length === 1;
  const athletes = counted(names.length, 'athlete');
  return {
    title: `Remove ${isOne ? names[0] : athletes}?`,
    description: removalText(difference, asking),
    confirm: `Remove ${isOne ? 'athlete' : athletes}`,
    cancel: `Keep ${isOne ? 'athlete' : 'athletes'}`,
  };
}

function removalText(difference: Difference, asking: Asking): string {
  const names = difference.removed.map(({ name }) => name);
  const lost = lostBy(difference);
  const isPublic = difference.removed.some(({ before }) => before['hidden'] !== true);
  const from = isPublic ? ` and${asking === null ? '' : ', where listed,'} the public one` : '';
  const what = `${firstOf(names, 3)} will be removed from your list${from}.`;
  if (lost.length === 0)
    return `${what} You can undo this until you leave the page; athletes that are put back get new addresses${asking === 'family' ? ', and their families have to agree again' : ''}.`;
  if (lost.length === names.length) return `${what} This cannot be undone.`;
  return `${what} You can undo this until you leave the page, but not for ${firstOf(lost, 3)}.`;
}

/** Names what is done; the difference is null until it is planned. */
export function jobTitle(difference: Difference | null, isUndo: boolean): string {
  if (difference === null) return isUndo ? 'Undoing the change' : 'Changing athletes';
  const athletes = counted(sizeOf(difference), 'athlete');
  if (difference.added.length > 0) return `Putting back ${athletes}`;
  if (difference.removed.length > 0) return `Removing ${athletes}`;
  return isUndo ? `Undoing the change of ${athletes}` : `Changing ${athletes}`;
}
