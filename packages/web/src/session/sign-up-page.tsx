import { signUpActors } from '@matchpoint/core/session/sign-up.actors';
import { signUpMachine } from '@matchpoint/core/session/sign-up.machine';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { PageProps } from '../shell/lazy-page.ts';
import { Banner } from '../ui/banner.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { type Entered, Form } from '../ui/form.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { PageLink } from '../ui/text-link.tsx';
import { AccountFormPage } from './account-form-page.tsx';
import { emailProblem, passwordProblem } from './credentials-problems.ts';
import { withNotice } from './notice.ts';
import { useSession } from './use-session.ts';

const heading = 'Create an account';
/** rules.md#sign-up-page */
const welcome = 'Woohoo! You can now login with your account.';
const untried = { email: null, password: null, terms: null, attempt: 0 };

/** rules.md#sign-up-page */
export function SignUpPage({ title }: PageProps) {
  const { client } = useSession();
  const [machine] = useState(() => signUpMachine.provide({ actors: signUpActors(client) }));
  const actor = useActorRef(machine);
  const state = useSelector(actor, (snapshot) => snapshot);
  const [, navigate] = useLocation();
  const [problems, setProblems] = useState<Problems>(untried);

  useEffect(() => {
    const subscription = actor.on('signedUp', () => navigate('/sign-in', withNotice(welcome)));
    return () => subscription.unsubscribe();
  }, [actor, navigate]);

  function submit(entered: Entered) {
    const email = entered('email').trim();
    const password = entered('password');
    const confirmation = entered('confirmation');
    const found = {
      email: emailProblem(email),
      password: passwordProblem(password),
      terms: entered('terms') === '' ? 'Accept the terms and conditions to create an account.' : null,
    };
    setProblems(({ attempt }) => ({ ...found, attempt: attempt + 1 }));
    const isValid = Object.values(found).every((problem) => problem === null);
    if (isValid || password !== confirmation) actor.send({ type: 'submit', email, password, confirmation });
  }

  const { problem } = state.context;
  const isMismatched = state.matches('mismatched');
  return (
    <AccountFormPage
      title={title}
      heading={heading}
      links={
        <span>
          Already have an account? <PageLink href="/sign-in">Sign in</PageLink>
        </span>
      }
    >
      {state.matches('refused') && <Banner status="danger">{problem}</Banner>}
      <Form label={heading} attempt={problems.attempt} onSubmit={submit}>
        <Field label="Your Email" name="email" type="email" autoComplete="username" error={problems.email} />
        <PasswordField
          label="Your Password"
          name="password"
          autoComplete="new-password"
          error={problems.password}
        />
        <PasswordField
          label="Confirm Password"
          name="confirmation"
          autoComplete="new-password"
          error={isMismatched ? problem : null}
        />
        <Checkbox label="I accept the terms and conditions" name="terms" error={problems.terms} />
        <SubmitButton pending={state.hasTag('busy')}>Create account</SubmitButton>
      </Form>
    </AccountFormPage>
  );
}

interface Problems {
  readonly email: string | null;
  readonly password: string | null;
  readonly terms: string | null;
  readonly attempt: number;
}
