import { isBusy, signInError } from '@matchpoint/core/session/session.selectors';
import { useState } from 'react';
import type { PageProps } from '../shell/lazy-page.ts';
import { Banner } from '../ui/banner.tsx';
import { Field } from '../ui/field.tsx';
import { type Entered, Form } from '../ui/form.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { PageLink } from '../ui/text-link.tsx';
import { AccountFormPage } from './account-form-page.tsx';
import { useNotice } from './notice.ts';
import { useSession, useSessionState } from './use-session.ts';

const heading = 'Sign in to our platform';

/** After signing in, the page's guard redirects to Home (rules.md#sign-in-page). */
export function SignInPage({ title }: PageProps) {
  const { actor } = useSession();
  const pending = useSessionState(isBusy);
  const refusal = useSessionState(signInError);
  const notice = useNotice();
  const [missing, setMissing] = useState({ email: false, password: false, attempt: 0 });

  function submit(entered: Entered) {
    const email = entered('email').trim();
    const password = entered('password');
    const attempt = missing.attempt + 1;
    setMissing({ email: email === '', password: password === '', attempt });
    if (email !== '' && password !== '') actor.send({ type: 'signIn', email, password });
  }

  return (
    <AccountFormPage
      title={title}
      heading={heading}
      links={
        <>
          <PageLink href="/">Back to home</PageLink>
          <PageLink href="/sign-up">Create account</PageLink>
          <PageLink href="/forgot-password">Lost password</PageLink>
        </>
      }
    >
      {refusal !== null && <Banner status="danger">{refusal}</Banner>}
      {refusal === null && notice !== null && <Banner status="success">{notice}</Banner>}
      <Form label={heading} attempt={missing.attempt} onSubmit={submit}>
        <Field
          label="Your Email"
          name="email"
          type="email"
          autoComplete="username"
          error={missing.email ? 'Enter your email.' : null}
        />
        <PasswordField
          label="Your Password"
          name="password"
          autoComplete="current-password"
          error={missing.password ? 'Enter your password.' : null}
        />
        <SubmitButton pending={pending}>Sign in</SubmitButton>
      </Form>
    </AccountFormPage>
  );
}
