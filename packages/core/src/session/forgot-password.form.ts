import { sendForm } from '../forms/send.form.ts';
import { identityFailureText, revealsAccount } from '../identity/identity-code.ts';
import type { BrowserIdentityProvider } from '../identity/identity-provider.ts';
import { judgeEmail } from './credentials-problems.ts';

/** Requests a reset email; the answer is the same whether or not the account exists (rules/session.md#forgot-password). */
export const forgotPassword = sendForm({
  id: 'forgotPassword',
  fields: ['email'],
  judge: (entered: { readonly email: string }) => judgeEmail(entered),
  /** A refusal that only some accounts get counts as sent. */
  send: async (provider: Pick<BrowserIdentityProvider, 'sendPasswordReset'>, { email }) => {
    await provider.sendPasswordReset(email.trim()).catch((error: unknown) => {
      if (!revealsAccount(error)) throw error;
    });
  },
  failure: (error) => [{ field: null, message: identityFailureText(error) }],
  notice: 'If there is an account with this email, a message with a link to a new password is on its way.',
});
