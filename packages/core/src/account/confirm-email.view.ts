import type { SnapshotFrom } from 'xstate';
import type { EmailAction } from '../identity/identity-provider.ts';
import type { confirmEmailMachine } from './confirm-email.machine.ts';

/** What the page of an email's link shows (rules/session.md#confirm-email). */
export function confirmEmailView({ value, context }: SnapshotFrom<typeof confirmEmailMachine>) {
  const { action, problem } = context;
  return {
    step: value,
    notice: action === null ? null : noticeOf(action),
    /** A restored email: another person may know the password. */
    advisesNewPassword: action?.kind === 'restore',
    /** The person has to sign in again: the provider has ended their sessions. */
    endsSession: action !== null && endsSessions(action),
    problem: value === 'spent' ? spentText(problem !== null) : value === 'unanswered' ? problem : null,
  };
}

/** Verifying keeps the session; another email signs out everywhere. */
export function endsSessions({ kind }: EmailAction): boolean {
  return kind !== 'verify';
}

function noticeOf({ kind, email }: EmailAction): string {
  switch (kind) {
    case 'verify':
      return `${email ?? 'Your email'} is verified.`;
    case 'change':
      return `Your email is now ${email ?? 'the new one'}. Sign in with it; you are signed out everywhere else.`;
    case 'restore':
      return `Your email is ${email ?? 'the earlier one'} again. If you did not ask for another one, choose a new password.`;
  }
}

function spentText(isTriedHere: boolean): string {
  return isTriedHere
    ? 'This link has been used. If your last try reached the sign-in service, it has worked: look at My Account.'
    : 'This link has been used or has expired. Ask for a new one in My Account.';
}
