import { fieldSentence } from '../forms/form.ts';
import { sendForm } from '../forms/send.form.ts';
import { accountProblem } from '../identity/identity-code.ts';
import type { BrowserIdentityProvider } from '../identity/identity-provider.ts';
import { judgeCurrentPassword, judgeEmail } from '../session/credentials-problems.ts';

interface EnteredEmailChange {
  readonly email: string;
  readonly current: string;
}

/** Sends a link to a new email; the email changes when the link is opened (rules/account.md#account-actions). */
export const changeEmail = sendForm({
  id: 'changeEmail',
  fields: ['email', 'current'],
  textAt: fieldSentence,
  judge: (entered: EnteredEmailChange) => [...judgeEmail(entered), ...judgeCurrentPassword(entered)],
  send: (provider: Pick<BrowserIdentityProvider, 'sendEmailChange'>, { current, email }) =>
    provider.sendEmailChange(current, email.trim()),
  failure: (error) => [accountProblem(error)],
  notice: 'A link is on its way to the new email. Your email changes when you open it.',
});
