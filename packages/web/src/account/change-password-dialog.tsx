import { changePassword } from '@matchpoint/core/account/change-password.form';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from '../machines/use-form.ts';
import { CurrentPasswordField, NewPasswordFields } from '../session/password-fields.tsx';
import { useSession } from '../session/use-session.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { type Entered, SendForm } from '../ui/form/form.tsx';
import { FormFooter } from '../ui/form/form-footer.tsx';
import type { ActionDialogProps } from './action-button.tsx';

const read = (entered: Entered) => ({
  current: entered('current'),
  password: entered('password'),
  confirmation: entered('confirmation'),
});

/** rules/account.md#account-actions */
export function ChangePasswordDialog({ onClose, onDone, finalFocus }: ActionDialogProps) {
  const { actor: session, identity } = useSession();
  const { actor, step, errors, banner, notice, attempt } = useForm(changePassword, identity);

  const finish = useEffectEvent((text: string) => {
    // The tokens of before are refused from now on.
    session.send({ type: 'renew' });
    onDone(text);
  });
  useEffect(() => {
    if (notice !== null) finish(notice);
  }, [notice]);

  return (
    <Dialog title="Change password" pending={step === 'sending'} onClose={onClose} finalFocus={finalFocus}>
      <SendForm label="Change password" actor={actor} attempt={attempt} read={read}>
        <CurrentPasswordField error={errors.current} />
        <NewPasswordFields label="New Password" errors={errors} />
        <FormFooter reasons={banner} pending={step === 'sending'}>
          Change password
        </FormFooter>
      </SendForm>
    </Dialog>
  );
}
