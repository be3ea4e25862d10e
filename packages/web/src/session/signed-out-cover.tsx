import { Stack } from '@chakra-ui/react';
import { signIn } from '@matchpoint/core/session/sign-in.form';
import { useLayoutEffect } from 'react';
import { useForm } from '../machines/use-form.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { SendForm } from '../ui/form/form.tsx';
import { SubmitButton } from '../ui/form/form-footer.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';
import { ProblemBanner } from '../ui/status/banner.tsx';
import { useSession, useSessionState } from './use-session.ts';

/** Stands over something typed that waits for its account (rules/session.md#unsaved-text). */
export function SignedOutCover() {
  const { actor: session, identity } = useSession();
  const email = useSessionState((state) => state.email) ?? '';
  const { actor, step, errors, banner, attempt } = useForm(signIn, identity);
  // Modal ones of the browser would keep all else inert, this one too.
  useLayoutEffect(() => {
    for (const open of document.querySelectorAll('dialog')) open.close();
  }, []);

  return (
    <Dialog
      title={`You were signed out. Sign in as ${email} to continue`}
      description="What you typed here is kept for this account alone, until this tab is closed."
      isCover
    >
      <SendForm
        label="Sign in"
        actor={actor}
        attempt={attempt}
        read={(entered) => ({ email, password: entered('password') })}
      >
        <ProblemBanner reasons={banner} />
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          label="Your Password"
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <Stack direction={{ base: 'column', sm: 'row-reverse' }} justify="space-between">
          <SubmitButton pending={step === 'sending'}>Sign in</SubmitButton>
          <Button variant="ghost" onClick={() => session.send({ type: 'discard' })}>
            Discard what was typed
          </Button>
        </Stack>
      </SendForm>
    </Dialog>
  );
}
