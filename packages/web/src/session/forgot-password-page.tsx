import { forgotPasswordMachine, resetSent } from '@matchpoint/core/session/forgot-password.machine';
import { forgotPasswordActors } from '@matchpoint/core/session/password.actors';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { PageProps } from '../shell/lazy-page.ts';
import { Banner } from '../ui/banner.tsx';
import { Field } from '../ui/field.tsx';
import { type Entered, Form } from '../ui/form.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { PageLink } from '../ui/text-link.tsx';
import { AccountFormPage } from './account-form-page.tsx';
import { emailProblem } from './credentials-problems.ts';
import { useSession } from './use-session.ts';

const heading = 'Forgot your password?';

/** Never reveals whether the account exists (rules.md#forgot-password). */
export function ForgotPasswordPage({ title }: PageProps) {
  const { identity } = useSession();
  const [machine] = useState(() => forgotPasswordMachine.provide({ actors: forgotPasswordActors(identity) }));
  const [state, send] = useMachine(machine);
  const [wrong, setWrong] = useState<{ email: string | null; attempt: number }>({ email: null, attempt: 0 });

  function submit(entered: Entered) {
    const email = entered('email').trim();
    const problem = emailProblem(email);
    setWrong(({ attempt }) => ({ email: problem, attempt: attempt + 1 }));
    if (problem === null) send({ type: 'submit', email });
  }

  return (
    <AccountFormPage
      title={title}
      heading={heading}
      links={
        <>
          <PageLink href="/sign-in">Back to sign in</PageLink>
          <PageLink href="/sign-up">Create account</PageLink>
        </>
      }
    >
      {state.matches('sent') && <Banner status="success">{resetSent}</Banner>}
      {state.matches('refused') && <Banner status="danger">{state.context.problem}</Banner>}
      <Form label={heading} attempt={wrong.attempt} onSubmit={submit}>
        <Field
          label="Your Email"
          name="email"
          type="email"
          autoComplete="username"
          hint="We send you a link to a new password."
          error={wrong.email}
        />
        <SubmitButton pending={state.hasTag('busy')}>Recover password</SubmitButton>
      </Form>
    </AccountFormPage>
  );
}
