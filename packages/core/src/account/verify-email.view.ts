import type { SnapshotFrom } from 'xstate';
import { bannerTexts } from '../forms/form.ts';
import type { CurrentUser } from '../session/session.ts';
import type { verifyEmailMachine } from './verify-email.machine.ts';

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
  { value, context }: SnapshotFrom<typeof verifyEmailMachine>,
  user: CurrentUser | null,
  kept: KeptLink,
) {
  const isSent = kept === 'sent';
  const mustVerify = user?.must_verify_email === true;
  const unsent = mustVerify ? ': verify it before you change anything' : '';
  return {
    isUnverified: user?.email_verified === false,
    mustVerify,
    isSending: value === 'sending',
    isSent,
    text: isSent
      ? `A link was sent to ${user?.email}. Open it to verify your email, then come back here.`
      : `Your email is not verified${unsent}. Invitations to agencies are shown once it is.`,
    action: isSent ? 'Send it again' : 'Send the email',
    problem: bannerTexts(context)[0] ?? null,
  };
}
