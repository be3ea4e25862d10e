import type { SnapshotFrom } from 'xstate';
import { shownProblems } from '../forms/form.ts';
import type { signUpMachine } from './sign-up.machine.ts';

/** Sign up: the service's problems with the email or the password at their field, others in the banner. */
export function signUpView({ value, context }: SnapshotFrom<typeof signUpMachine>) {
  return {
    step: value,
    ...shownProblems(context, ['email', 'password', 'confirmation', 'terms']),
  };
}
