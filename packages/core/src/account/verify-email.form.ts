import type { SnapshotFrom } from 'xstate';
import { sendForm } from '../forms/send.form.ts';
import { accountProblem } from '../identity/identity-code.ts';
import type { BrowserIdentityProvider } from '../identity/identity-provider.ts';
import type { CurrentUser } from '../session/session.ts';

/** Sends a link that verifies the person's email; there is nothing to enter (rules/account.md#account-actions). */
export const verifyEmail = sendForm({
  id: 'verifyEmail',
  judge: (_: null) => [],
  send: (provider: Pick<BrowserIdentityProvider, 'sendEmailVerification'>) =>
    provider.sendEmailVerification(),
  failure: (error) => [accountProblem(error)],
});

/** What a device keeps of an account's link: that it was asked for, or that it was sent; null: nothing. */
export type KeptLink = 'asked' | 'sent' | null;

export function readKeptLink(text: string | null): KeptLink {
  return text === 'asked' || text === 'sent' ? text : null;
}

/** Whether the link is sent without being asked for: once a device, where nothing can be changed before (rules/account.md#verified-email). */
export function sendsByItself(user: CurrentUser | null, kept: KeptLink): boolean {
  return user?.must_verify_email === true && kept === null;
}

export function verifyEmailView(
  state: SnapshotFrom<typeof verifyEmail.machine>,
  user: CurrentUser | null,
  kept: KeptLink,
) {
  const { step, banner } = verifyEmail.view(state);
  const isSent = kept === 'sent';
  const mustVerify = user?.must_verify_email === true;
  const unsent = mustVerify ? ': verify it before you change anything' : '';
  return {
    isUnverified: user?.email_verified === false,
    mustVerify,
    isSending: step === 'sending',
    isSent,
    text: isSent
      ? `A link was sent to ${user?.email}. Open it to verify your email, then come back here.`
      : `Your email is not verified${unsent}. Invitations to agencies are shown once it is.`,
    action: isSent ? 'Send it again' : 'Send the email',
    problem: banner[0] ?? null,
  };
}
