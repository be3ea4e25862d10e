import type { SnapshotFrom } from 'xstate';
import { shownProblems } from '../forms/form.ts';
import type { signInMachine } from './sign-in.machine.ts';

export function signInView({ value, context }: SnapshotFrom<typeof signInMachine>) {
  return {
    step: value,
    ...shownProblems(context, ['email', 'password']),
  };
}
