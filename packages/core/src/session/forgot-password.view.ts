import type { SnapshotFrom } from 'xstate';
import { shownProblems } from '../forms/form.ts';
import type { forgotPasswordMachine } from './forgot-password.machine.ts';

/** Forgot password; after sending the same whether or not the account exists (rules/session.md#forgot-password). */
export function forgotPasswordView({ value, context }: SnapshotFrom<typeof forgotPasswordMachine>) {
  return {
    step: value,
    ...shownProblems(context, ['email']),
    notice:
      value === 'accepted'
        ? 'If there is an account with this email, a message with a link to a new password is on its way.'
        : null,
  };
}
