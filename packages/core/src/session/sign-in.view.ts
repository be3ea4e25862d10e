import type { SnapshotFrom } from 'xstate';
import { bannerTexts, fieldError } from '../forms/form.ts';
import type { signInMachine } from './sign-in.machine.ts';

export function signInView({ value, context }: SnapshotFrom<typeof signInMachine>) {
  return {
    step: value,
    errors: { email: fieldError(context, 'email'), password: fieldError(context, 'password') },
    banner: bannerTexts(context, ['email', 'password']),
    attempt: context.attempt,
  };
}
