import { verifyEmailActors } from '@matchpoint/core/account/account-actions.actors';
import { verifyEmailMachine } from '@matchpoint/core/account/verify-email.machine';
import { verifyEmailView } from '@matchpoint/core/account/verify-email.view';
import { useActorRef, useSelector } from '@xstate/react';
import { useProvided } from '../machines/use-provided.ts';
import { useSession, useSessionState } from '../session/use-session.ts';
import { Button } from '../ui/button/button.tsx';
import { CardBody } from '../ui/card/card-body.tsx';
import { ProblemBanner } from '../ui/status/problem-banner.tsx';
import { QuietLine } from '../ui/text/quiet-line.tsx';
import styles from './account.module.css';

/** A quiet line at an unverified email (rules/account.md#account-actions). */
export function UnverifiedEmail() {
  const { identity } = useSession();
  const isUnverified = useSessionState(({ user }) => user?.email_verified === false);
  const mustVerify = useSessionState(({ user }) => user?.must_verify_email === true);
  const actor = useActorRef(useProvided(verifyEmailMachine, () => verifyEmailActors(identity)));
  const { isSending, isSent, problem } = useSelector(actor, verifyEmailView);
  if (!isUnverified) return null;
  return (
    <div className={styles['part']}>
      <CardBody>
        {isSent ? (
          <QuietLine role="status">
            A link is on its way to your email. Open it, then come back here.
          </QuietLine>
        ) : (
          <QuietLine>
            {`Your email is not verified${mustVerify ? ': verify it before you change anything' : ''}. Invitations to agencies are shown once it is.`}
          </QuietLine>
        )}
        {problem !== null && <ProblemBanner reasons={[problem]} />}
        <div className={styles['buttons']}>
          <Button
            variant="outline"
            disabled={isSending}
            onClick={() => actor.send({ type: 'submit', entered: null })}
          >
            {isSent ? 'Send it again' : 'Send the email'}
          </Button>
        </div>
      </CardBody>
    </div>
  );
}
