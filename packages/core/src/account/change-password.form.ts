import { fieldSentence } from '../forms/form.ts';
import { sendForm } from '../forms/send.form.ts';
import { accountProblem } from '../identity/identity-code.ts';
import type { BrowserIdentityProvider } from '../identity/identity-provider.ts';
import { judgeCurrentPassword, judgeNewPassword } from '../session/credentials-problems.ts';

interface EnteredPasswordChange {
  readonly current: string;
  readonly password: string;
  readonly confirmation: string;
}

/** Changes the password (rules/account.md#account-actions). */
export const changePassword = sendForm({
  id: 'changePassword',
  fields: ['current', 'password', 'confirmation'],
  textAt: fieldSentence,
  judge: (entered: EnteredPasswordChange) => [...judgeCurrentPassword(entered), ...judgeNewPassword(entered)],
  send: (provider: Pick<BrowserIdentityProvider, 'changePassword'>, { current, password }) =>
    provider.changePassword(current, password),
  failure: (error) => [accountProblem(error)],
  notice:
    'Your password has been changed. You stay signed in here; other devices are signed out within an hour.',
});
