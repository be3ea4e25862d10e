import type { Client } from '../client/client.ts';
import { sendForm } from '../forms/send.form.ts';
import { failureProblems } from '../wire/api-error.ts';
import { judgeEmail, judgeNewPassword } from './credentials-problems.ts';

export interface EnteredSignUp {
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  /** '' until they are accepted. */
  readonly terms: string;
}

const notAccepted = {
  field: 'terms',
  message: 'Accept the terms and conditions to create an account.',
};

/**
 * Creates an account (rules/session.md#sign-up-page, rules/session.md#sign-up-refusal). The service's problems with the
 * email or the password stand at their field, others in the banner.
 */
export const signUp = sendForm({
  id: 'signUp',
  fields: ['email', 'password', 'confirmation', 'terms'],
  judge: (entered: EnteredSignUp) => [
    ...judgeEmail(entered),
    ...judgeNewPassword(entered),
    ...(entered.terms === '' ? [notAccepted] : []),
  ],
  send: async (client: Pick<Client, 'signUp'>, { email, password }, signal) => {
    await client.signUp({ email: email.trim(), password }, { signal });
  },
  failure: failureProblems,
});
