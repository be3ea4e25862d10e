import { forgotPassword } from '@matchpoint/core/session/forgot-password.form';
import { useForm } from '../machines/use-form.ts';
import type { PageProps } from '../shell/page.tsx';
import { Field } from '../ui/form/field.tsx';
import { type Entered, SendForm } from '../ui/form/form.tsx';
import { SubmitButton } from '../ui/form/form-footer.tsx';
import { Banner, ProblemBanner } from '../ui/status/banner.tsx';
import { PageLink } from '../ui/text/links.tsx';
import { AccountFormPage } from './account-form-page.tsx';
import { useSession } from './use-session.ts';

const heading = 'Forgot your password?';
const read = (entered: Entered) => ({ email: entered('email') });

/** rules/session.md#forgot-password */
export function ForgotPasswordPage({ title }: PageProps) {
  const { identity } = useSession();
  const { actor, step, errors, banner, notice, attempt } = useForm(forgotPassword, identity);

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
      <ProblemBanner reasons={banner} />
      {notice !== null && <Banner status="success">{notice}</Banner>}
      <SendForm label={heading} actor={actor} attempt={attempt} read={read}>
        <Field
          label="Your Email"
          name="email"
          type="email"
          autoComplete="username"
          hint="We send you a link to a new password."
          error={errors.email}
        />
        <SubmitButton pending={step === 'sending'}>Recover password</SubmitButton>
      </SendForm>
    </AccountFormPage>
  );
}
