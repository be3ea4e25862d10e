import { confirmEmailActors } from '@matchpoint/core/account/confirm-email.actors';
import { confirmEmailMachine } from '@matchpoint/core/account/confirm-email.machine';
import { confirmEmailView, endsSessions } from '@matchpoint/core/account/confirm-email.view';
import { useActorRef, useSelector } from '@xstate/react';
import { useEmitted, useProvided } from '../machines/use-machine.ts';
import { AccountFormPage } from '../session/account-form-page.tsx';
import { useActionCode } from '../session/use-action-code.ts';
import { useSession, useSessionState } from '../session/use-session.ts';
import type { PageProps } from '../shell/page.tsx';
import { Banner, Problem, ProblemBanner } from '../ui/status/banner.tsx';
import { QuietLine } from '../ui/text/lines.tsx';
import { PageLink } from '../ui/text/links.tsx';

/** rules/session.md#confirm-email */
export function ConfirmEmailPage({ title }: PageProps) {
  const { actor: session, identity, signOut } = useSession();
  const code = useActionCode();
  const actor = useActorRef(
    useProvided(confirmEmailMachine, () => confirmEmailActors(identity)),
    { input: { code } },
  );
  const { step, notice, problem, advisesNewPassword } = useSelector(actor, confirmEmailView);
  const isSignedIn = useSessionState((state) => state.step === 'signedIn');

  useEmitted(actor, 'emailConfirmed', ({ action }) => {
    if (endsSessions(action)) void signOut();
    else session.send({ type: 'renew' });
  });

  return (
    <AccountFormPage
      title={title}
      heading="Your email"
      links={
        <>
          {isSignedIn ? (
            <PageLink href="/account">My Account</PageLink>
          ) : (
            <PageLink href="/sign-in">Sign in</PageLink>
          )}
          {advisesNewPassword && <PageLink href="/forgot-password">Choose a new password</PageLink>}
        </>
      }
    >
      {step === 'confirming' && <QuietLine>Checking the link…</QuietLine>}
      {notice !== null && <Banner status="success">{notice}</Banner>}
      {step === 'spent' && <ProblemBanner reasons={problem === null ? [] : [problem]} />}
      {step === 'unanswered' && (
        <Problem text={problem ?? ''} action="Try again" onAction={() => actor.send({ type: 'retry' })} />
      )}
    </AccountFormPage>
  );
}
