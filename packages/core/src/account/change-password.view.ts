import type { SnapshotFrom } from 'xstate';
import { fieldSentence, shownProblems } from '../forms/form.ts';
import type { changePasswordMachine } from './change-password.machine.ts';

/** What the form shows, and the notice once the password is changed. */
export function changePasswordView({ value, context }: SnapshotFrom<typeof changePasswordMachine>) {
  return {
    step: value,
    ...shownProblems(context, ['current', 'password', 'confirmation'], fieldSentence),
    notice:
      value === 'accepted'
        ? 'Your password has been changed. You stay signed in here; other devices are signed out within an hour.'
        : null,
  };
}
