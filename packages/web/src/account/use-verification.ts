import { readKeptLink, verifyEmailView } from '@matchpoint/core/account/verify-email.form';
import { useSelector } from '@xstate/react';
import { useSession, useSessionState } from '../session/use-session.ts';
import { verificationKey } from '../session/verification.ts';
import { useStoredText } from '../ui/media/stored-text.ts';

/** Where the verification of the person's email stands (rules/account.md#verified-email). */
export function useVerification() {
  const { verification } = useSession();
  const user = useSessionState((session) => session.user);
  const person = useSessionState((session) => session.person);
  const kept = readKeptLink(useStoredText(verificationKey(person)));
  const view = useSelector(verification, (state) => verifyEmailView(state, user, kept));
  return { ...view, send: () => verification.send({ type: 'submit', entered: null }) };
}
