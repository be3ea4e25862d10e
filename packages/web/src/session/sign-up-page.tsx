import { signUp } from '@matchpoint/core/session/sign-up.form';
import { useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useForm } from '../machines/use-form.ts';
import { useEmitted } from '../machines/use-machine.ts';
import type { PageProps } from '../shell/page.tsx';
import { TextLink } from '../texts/text-links.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { Field } from '../ui/form/field.tsx';
import { type Entered, SendForm } from '../ui/form/form.tsx';
import { SubmitButton } from '../ui/form/form-footer.tsx';
import { ProblemBanner } from '../ui/status/banner.tsx';
import { PageLink } from '../ui/text/links.tsx';
import { AccountFormPage } from './account-form-page.tsx';
import { passOn, withMark } from './first-run.ts';
import { withNotice } from './navigation-state.ts';
import { NewPasswordFields } from './password-fields.tsx';
import { useSession } from './use-session.ts';

const heading = 'Create an account';
/** rules/session.md#sign-up-page */
const welcome = 'Woohoo! You can now login with your account.';
const terms = (
  <span>
    I accept the{' '}
    <TextLink name="terms" otherwise="terms and conditions">
      terms and conditions
    </TextLink>
  </span>
);
const read = (entered: Entered) => ({
  email: entered('email'),
  password: entered('password'),
  confirmation: entered('confirmation'),
  terms: entered('terms'),
});

/** rules/session.md#sign-up-page */
export function SignUpPage({ title }: PageProps) {
  const { client } = useSession();
  const { actor, step, errors, banner, attempt } = useForm(signUp, client);

  const latest = useRef<ReturnType<typeof read>>(null);
  const readLatest = (entered: Entered) => {
    latest.current = read(entered);
    return latest.current;
  };

  useEmitted(actor, 'accepted', () => {
    passOn(latest.current);
    navigate(withMark('/sign-in'), withNotice(welcome));
  });

  return (
    <AccountFormPage
      title={title}
      heading={heading}
      links={
        <>
          <span>
            Already have an account? <PageLink href={withMark('/sign-in')}>Sign in</PageLink>
          </span>
          <TextLink name="privacy">Privacy</TextLink>
        </>
      }
    >
      <ProblemBanner reasons={banner} />
      <SendForm label={heading} actor={actor} attempt={attempt} read={readLatest}>
        <Field label="Your Email" name="email" type="email" autoComplete="username" error={errors.email} />
        <NewPasswordFields label="Your Password" errors={errors} />
        <Checkbox label={terms} name="terms" error={errors.terms} />
        <SubmitButton pending={step === 'sending'}>Create account</SubmitButton>
      </SendForm>
    </AccountFormPage>
  );
}
