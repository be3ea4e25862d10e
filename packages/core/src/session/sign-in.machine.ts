import { sendFormMachine } from '../forms/send-form.machine.ts';
import { IdentityError } from '../identity/identity-provider.ts';

export interface EnteredSignIn {
  readonly email: string;
  readonly password: string;
}

/** The form that signs in (rules/session.md#sign-in-page); the session follows what the provider then reports. */
export const signInMachine = sendFormMachine<EnteredSignIn>('signIn', {
  judge: ({ email, password }) => [
    ...(email.trim() === '' ? [{ field: 'email', message: 'Enter your email.' }] : []),
    ...(password === '' ? [{ field: 'password', message: 'Enter your password.' }] : []),
  ],
  /** The provider's code, verbatim (rules/session.md#sign-in-code). */
  failure: (error) => [{ field: null, message: error instanceof IdentityError ? error.code : 'unknown' }],
});
