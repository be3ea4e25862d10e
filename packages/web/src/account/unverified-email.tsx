import { readKeptLink, verifyEmailView } from '@matchpoint/core/account/verify-email.form';
import { useSelector } from '@xstate/react';
import { useSession, useSessionState } from '../session/use-session.ts';
import { verificationKey } from '../session/verification.ts';
import { Button } from '../ui/button/button.tsx';
import { CardBody } from '../ui/card/card.tsx';
import { ButtonRow } from '../ui/form/form-footer.tsx';
import { useStoredText } from '../ui/state/stored-text.ts';
import { Banner, ProblemBanner } from '../ui/status/banner.tsx';

/** A part of a card, at an email that is not verified (rules/account.md#verified-email). */
export function UnverifiedEmail() {
  const { isUnverified, isSending, isSent, text, action, problem, send } = useVerification();
  if (!isUnverified) return null;
  return (
    <CardBody>
      <Banner status={isSent ? 'success' : 'warning'}>{text}</Banner>
      {problem !== null && <ProblemBanner reasons={[problem]} />}
      <ButtonRow>
        <Button variant="outline" disabled={isSending} onClick={send}>
          {action}
        </Button>
      </ButtonRow>
    </CardBody>
  );
}

/** Where the verification of the person's email stands (rules/account.md#verified-email). */
export function useVerification() {
  const { verification } = useSession();
  const user = useSessionState((session) => session.user);
  const person = useSessionState((session) => session.person);
  const kept = readKeptLink(useStoredText(verificationKey(person)));
  const view = useSelector(verification, (state) => verifyEmailView(state, user, kept));
  return { ...view, send: () => verification.send({ type: 'submit', entered: null }) };
}
