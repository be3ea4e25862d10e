import type { SnapshotFrom } from 'xstate';
import { shownProblems } from '../forms/form.ts';
import type { resetPasswordMachine } from './reset-password.machine.ts';

/** What the page of a reset link shows: the form, or only that the link cannot be used any more. */
export function resetPasswordView({ value, context }: SnapshotFrom<typeof resetPasswordMachine>) {
  return {
    step: value,
    ...shownProblems(context, ['password', 'confirmation']),
    ...(value === 'spent' && { banner: ['This link has been used or has expired. Ask for a new one.'] }),
  };
}
