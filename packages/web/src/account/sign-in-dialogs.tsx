import { changeEmail } from '@matchpoint/core/account/change-email.form';
import { changePassword } from '@matchpoint/core/account/change-password.form';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from '../machines/use-form.ts';
import { CurrentPasswordField, NewPasswordFields } from '../session/password-fields.tsx';
import { useSession } from '../session/use-session.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Field } from '../ui/form/field.tsx';
import { type Entered, SendForm } from '../ui/form/form.tsx';
import { FormFooter } from '../ui/form/form-footer.tsx';
import type { ActionDialogProps } from './action-button.tsx';

const readEmail = (entered: Entered) => ({ email: entered('email'), current: entered('current') });

/** rules/account.md#account-actions */
export function ChangeEmailDialog({ onClose, onDone, finalFocus }: ActionDialogProps) {
  const { identity } = useSession();
  const { actor, step, errors, banner, notice, attempt } = useForm(changeEmail, identity);
  useDone(notice, onDone);

  return (
    <Dialog
      title="Change email"
      description="When it has changed, you sign in again, with the new email"
      pending={step === 'sending'}
      onClose={onClose}
      finalFocus={finalFocus}
    >
      <SendForm label="Change email" actor={actor} attempt={attempt} read={readEmail}>
        <Field
          label="New Email"
          name="email"
          type="email"
          autoComplete="email"
          hint="We send you a link there; open it to change your email."
          error={errors.email}
        />
        <CurrentPasswordField error={errors.current} />
        <FormFooter reasons={banner} pending={step === 'sending'}>
          Send the link
        </FormFooter>
      </SendForm>
    </Dialog>
  );
}

const readPassword = (entered: Entered) => ({
  current: entered('current'),
  password: entered('password'),
  confirmation: entered('confirmation'),
});

/** rules/account.md#account-actions */
export function ChangePasswordDialog({ onClose, onDone, finalFocus }: ActionDialogProps) {
  const { actor: session, identity } = useSession();
  const { actor, step, errors, banner, notice, attempt } = useForm(changePassword, identity);
  useDone(notice, (text) => {
    // The tokens of before are refused from now on.
    session.send({ type: 'renew' });
    onDone(text);
  });

  return (
    <Dialog title="Change password" pending={step === 'sending'} onClose={onClose} finalFocus={finalFocus}>
      <SendForm label="Change password" actor={actor} attempt={attempt} read={readPassword}>
        <CurrentPasswordField error={errors.current} />
        <NewPasswordFields label="New Password" errors={errors} />
        <FormFooter reasons={banner} pending={step === 'sending'}>
          Change password
        </FormFooter>
      </SendForm>
    </Dialog>
  );
}

/** Calls back with what is said once it is done. */
function useDone(notice: string | null, onDone: (notice: string) => void): void {
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (notice !== null) finish(notice);
  }, [notice]);
}
