import type { SnapshotFrom } from 'xstate';
import { bannerTexts, fieldError } from '../forms/form.ts';
import type { signUpMachine } from './sign-up.machine.ts';

/** Sign up: the service's problems with the email or the password at their field, others in the banner. */
export function signUpView({ value, context }: SnapshotFrom<typeof signUpMachine>) {
  return {
    step: value,
    errors: {
      email: fieldError(context, 'email'),
      password: fieldError(context, 'password'),
      confirmation: fieldError(context, 'confirmation'),
      terms: fieldError(context, 'terms'),
    },
    banner: bannerTexts(context, ['email', 'password', 'confirmation', 'terms']),
    attempt: context.attempt,
  };
}
