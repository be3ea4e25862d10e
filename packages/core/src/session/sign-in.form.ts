import { sendForm } from '../forms/send.form.ts';
import { IdentityError, type IdentityProvider } from '../identity/identity-provider.ts';

export interface EnteredSignIn {
  readonly email: string;
  readonly password: string;
}

/** Signs in (rules/session.md#sign-in-page); the session follows what the provider then reports. */
export const signIn = sendForm({
  id: 'signIn',
  fields: ['email', 'password'],
  judge: ({ email, password }: EnteredSignIn) => [
    ...(email.trim() === '' ? [{ field: 'email', message: 'Enter your email.' }] : []),
    ...(password === '' ? [{ field: 'password', message: 'Enter your password.' }] : []),
  ],
  send: (provider: Pick<IdentityProvider, 'signIn'>, { email, password }) =>
    provider.signIn(email.trim(), password),
  /** The provider's code, verbatim (rules/session.md#sign-in-code). */
  failure: (error) => [{ field: null, message: error instanceof IdentityError ? error.code : 'unknown' }],
});
