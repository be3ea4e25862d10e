import type { SnapshotFrom } from 'xstate';
import { fieldSentence, shownProblems } from '../forms/form.ts';
import type { changeEmailMachine } from './change-email.machine.ts';

/** What the form shows, and the notice once the link is sent. */
export function changeEmailView({ value, context }: SnapshotFrom<typeof changeEmailMachine>) {
  return {
    step: value,
    ...shownProblems(context, ['email', 'current'], fieldSentence),
    notice:
      value === 'accepted'
        ? 'A link is on its way to the new email. The email changes when you open it; until then it stays as it is.'
        : null,
  };
}
