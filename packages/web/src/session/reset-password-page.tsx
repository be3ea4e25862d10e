import { resetPasswordActors } from '@matchpoint/core/session/password.actors';
import { resetPasswordMachine } from '@matchpoint/core/session/reset-password.machine';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { PageProps } from '../shell/lazy-page.ts';
import { Banner } from '../ui/banner.tsx';
import { type Entered, Form } from '../ui/form.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { PageLink } from '../ui/text-link.tsx';
import { AccountFormPage } from './account-form-page.tsx';
import { passwordProblem } from './credentials-problems.ts';
import { withNotice } from './notice.ts';
import { useResetCode } from './use-reset-code.ts';
import { useSession } from './use-session.ts';

const heading = 'Choose a new password';
const changed = 'Your password has been changed. Sign in with the new one.';
const spent = 'This link has been used or has expired. Ask for a new one.';

/** rules.md#reset-password */
export function ResetPasswordPage({ title }: PageProps) {
  const { identity } = useSession();
  const code = useResetCode();
  const [machine] = useState(() => resetPasswordMachine.provide({ actors: resetPasswordActors(identity) }));
  const actor = useActorRef(machine, { input: { code } });
  const state = useSelector(actor, (snapshot) => snapshot);
  const [, navigate] = useLocation();
  const [wrong, setWrong] = useState<{ password: string | null; attempt: number }>({
    password: null,
    attempt: 0,
  });

  useEffect(() => {
    const subscription = actor.on('passwordChanged', () => navigate('/sign-in', withNotice(changed)));
    return () => subscription.unsubscribe();
  }, [actor, navigate]);

  function submit(entered: Entered) {
    const password = entered('password');
    const problem = passwordProblem(password);
    setWrong(({ attempt }) => ({ password: problem, attempt: attempt + 1 }));
    if (problem === null) actor.send({ type: 'submit', password, confirmation: entered('confirmation') });
  }

  const links = <PageLink href="/forgot-password">Forgot password</PageLink>;
  if (state.matches('spent')) {
    return (
      <AccountFormPage title={title} heading={heading} links={links}>
        <Banner status="danger">{spent}</Banner>
      </AccountFormPage>
    );
  }
  const { problem } = state.context;
  return (
    <AccountFormPage title={title} heading={heading} links={links}>
      {state.matches({ usable: 'refused' }) && <Banner status="danger">{problem}</Banner>}
      <Form label={heading} attempt={wrong.attempt} onSubmit={submit}>
        <PasswordField
          label="New Password"
          name="password"
          autoComplete="new-password"
          error={wrong.password}
        />
        <PasswordField
          label="Confirm Password"
          name="confirmation"
          autoComplete="new-password"
          error={state.matches({ usable: 'mismatched' }) ? problem : null}
        />
        <SubmitButton pending={state.hasTag('busy')}>Change password</SubmitButton>
      </Form>
    </AccountFormPage>
  );
}
