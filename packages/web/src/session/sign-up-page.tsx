import { signUpActors } from '@matchpoint/core/session/account.actors';
import { signUpMachine } from '@matchpoint/core/session/sign-up.machine';
import { signUpView } from '@matchpoint/core/session/sign-up.view';
import { useActorRef, useSelector } from '@xstate/react';
import { navigate } from 'wouter/use-browser-location';
import { useEmitted } from '../machines/use-emitted.ts';
import { useProvided } from '../machines/use-provided.ts';
import type { PageProps } from '../shell/lazy-page.ts';
import { TextLinks } from '../texts/text-links.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { Field } from '../ui/form/field.tsx';
import type { Entered } from '../ui/form/form.tsx';
import { SendForm } from '../ui/form/send-form.tsx';
import { SubmitButton } from '../ui/form/submit-button.tsx';
import { ProblemBanner } from '../ui/status/problem-banner.tsx';
import { PageLink } from '../ui/text/text-link.tsx';
import { AccountFormPage } from './account-form-page.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { withNotice } from './notice.ts';
import { useSession } from './use-session.ts';

const heading = 'Create an account';
/** rules/session.md#sign-up-page */
const welcome = 'Woohoo! You can now login with your account.';
const read = (entered: Entered) => ({
  email: entered('email'),
  password: entered('password'),
  confirmation: entered('confirmation'),
  terms: entered('terms'),
});

/** rules/session.md#sign-up-page */
export function SignUpPage({ title }: PageProps) {
  const { client } = useSession();
  const actor = useActorRef(useProvided(signUpMachine, () => signUpActors(client)));
  const { step, errors, banner, attempt } = useSelector(actor, signUpView);

  useEmitted(actor, 'accepted', () => navigate('/sign-in', withNotice(welcome)));

  return (
    <AccountFormPage
      title={title}
      heading={heading}
      links={
        <>
          <span>
            Already have an account? <PageLink href="/sign-in">Sign in</PageLink>
          </span>
          <TextLinks />
        </>
      }
    >
      <ProblemBanner reasons={banner} />
      <SendForm label={heading} actor={actor} attempt={attempt} read={read}>
        <Field label="Your Email" name="email" type="email" autoComplete="username" error={errors.email} />
        <NewPasswordFields label="Your Password" errors={errors} />
        <Checkbox label="I accept the terms and conditions" name="terms" error={errors.terms} />
        <SubmitButton pending={step === 'sending'}>Create account</SubmitButton>
      </SendForm>
    </AccountFormPage>
  );
}
