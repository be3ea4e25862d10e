import { signIn } from '@matchpoint/core/session/sign-in.form';
import { useEffect, useState } from 'react';
import { useForm } from '../machines/use-form.ts';
import type { PageProps } from '../shell/page.tsx';
import { Field } from '../ui/form/field.tsx';
import { type Entered, SendForm } from '../ui/form/form.tsx';
import { SubmitButton } from '../ui/form/form-footer.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';
import { Banner, ProblemBanner } from '../ui/status/banner.tsx';
import { PageLink } from '../ui/text/links.tsx';
import { AccountFormPage } from './account-form-page.tsx';
import { passedOn, passOn, withMark } from './first-run.ts';
import { useNotice } from './navigation-state.ts';
import { useSession } from './use-session.ts';

const heading = 'Sign in to our platform';
const read = (entered: Entered) => ({ email: entered('email'), password: entered('password') });

/** After signing in, the page's guard redirects (rules/session.md#sign-in-page). */
export function SignInPage({ title }: PageProps) {
  const { identity } = useSession();
  const { actor, step, errors, banner, attempt } = useForm(signIn, identity);
  const notice = useNotice();
  const [known] = useState(passedOn);
  useEffect(() => passOn(null), []);

  return (
    <AccountFormPage
      title={title}
      heading={heading}
      links={
        <>
          <PageLink href="/">Back to home</PageLink>
          <PageLink href={withMark('/sign-up')}>Create account</PageLink>
          <PageLink href="/forgot-password">Lost password</PageLink>
        </>
      }
    >
      <ProblemBanner reasons={banner} />
      {banner.length === 0 && notice !== null && <Banner status="success">{notice}</Banner>}
      <SendForm label={heading} actor={actor} attempt={attempt} read={read}>
        <Field
          label="Your Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={known?.email}
          error={errors.email}
        />
        <PasswordField
          label="Your Password"
          name="password"
          autoComplete="current-password"
          defaultValue={known?.password}
          error={errors.password}
        />
        <SubmitButton pending={step === 'sending'}>Sign in</SubmitButton>
      </SendForm>
    </AccountFormPage>
  );
}
