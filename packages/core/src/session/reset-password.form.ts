import { sendForm } from '../forms/send.form.ts';
import { identityFailureText, isSpentCode } from '../identity/identity-code.ts';
import { type BrowserIdentityProvider, IdentityError } from '../identity/identity-provider.ts';
import { judgeNewPassword } from './credentials-problems.ts';

interface EnteredReset {
  readonly password: string;
  readonly confirmation: string;
}

interface ResetPorts {
  readonly provider: Pick<BrowserIdentityProvider, 'checkResetCode' | 'resetPassword'>;
  /** The provider's one-time code, from the URL of the reset email. */
  readonly code: string | null;
  /** Ends the current session in every tab. */
  readonly signOut: () => Promise<void>;
}

export const passwordChanged = 'Your password has been changed. Sign in with the new one.';

/** Sets a new password with the code of a reset email, which is checked as soon as the form is shown (rules/session.md#reset-password). */
export const resetPassword = sendForm({
  id: 'resetPassword',
  fields: ['password', 'confirmation'],
  judge: (entered: EnteredReset) => judgeNewPassword(entered),
  check: async ({ provider, code }: ResetPorts) => provider.checkResetCode(required(code)),
  send: async ({ provider, code, signOut }: ResetPorts, { password }) => {
    await provider.resetPassword(required(code), password);
    await signOut();
  },
  isOver: isSpentCode,
  failure: (error) => {
    const spent = 'This link has been used or has expired. Ask for a new one.';
    return [{ field: null, message: isSpentCode(error) ? spent : identityFailureText(error) }];
  },
  notice: passwordChanged,
});

/** @throws {IdentityError} for a link without a code, as for one that was used */
function required(code: string | null): string {
  if (!code) throw new IdentityError('MISSING_OOB_CODE');
  return code;
}
