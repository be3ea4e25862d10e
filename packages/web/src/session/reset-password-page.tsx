import { passwordChanged, resetPassword } from '@matchpoint/core/session/reset-password.form';
import { sessionView } from '@matchpoint/core/session/session.view';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useForm } from '../machines/use-form.ts';
import { useEmitted } from '../machines/use-machine.ts';
import type { PageProps } from '../shell/page.tsx';
import { type Entered, SendForm } from '../ui/form/form.tsx';
import { SubmitButton } from '../ui/form/form-footer.tsx';
import { Banner, ProblemBanner } from '../ui/status/banner.tsx';
import { PageLink } from '../ui/text/links.tsx';
import { AccountFormPage } from './account-form-page.tsx';
import { withNotice } from './navigation-state.ts';
import { NewPasswordFields } from './password-fields.tsx';
import { isForEmail, useActionCode } from './use-action-code.ts';
import { useSession } from './use-session.ts';

const heading = 'Choose a new password';
const read = (entered: Entered) => ({
  password: entered('password'),
  confirmation: entered('confirmation'),
});

/** The page of every link of the provider's emails: those about an email are redirected (rules/session.md#confirm-email). */
export function ResetPasswordPage(props: PageProps) {
  const [search] = useState(location.search);
  if (isForEmail(search)) return <Redirect to={`/confirm-email${search}`} replace />;
  return <NewPassword {...props} />;
}

/** rules/session.md#reset-password */
function NewPassword({ title }: PageProps) {
  const { actor: session, identity, signOut } = useSession();
  const code = useActionCode();
  const ports = { provider: identity, code, signOut };
  const { actor, step, errors, banner, notice, attempt } = useForm(resetPassword, ports);

  useEmitted(actor, 'accepted', () => {
    // If the sign-out failed, the page's guard would redirect Home without the message.
    if (sessionView(session.getSnapshot()).step === 'signedOut')
      navigate('/sign-in', withNotice(passwordChanged));
  });

  return (
    <AccountFormPage
      title={title}
      heading={heading}
      links={<PageLink href="/forgot-password">Forgot password</PageLink>}
    >
      <ProblemBanner reasons={banner} />
      {notice !== null && <Banner status="success">{notice}</Banner>}
      {step !== 'over' && step !== 'accepted' && (
        <SendForm label={heading} actor={actor} attempt={attempt} read={read}>
          <NewPasswordFields label="New Password" errors={errors} />
          <SubmitButton pending={step === 'sending' || step === 'checking'}>Change password</SubmitButton>
        </SendForm>
      )}
    </AccountFormPage>
  );
}
