import type { SnapshotFrom } from 'xstate';
import { bannerTexts, fieldSentence } from '../forms/form.ts';
import type { changePasswordMachine } from './change-password.machine.ts';

/** What the form shows, and the notice once the password is changed. */
export function changePasswordView({ value, context }: SnapshotFrom<typeof changePasswordMachine>) {
  return {
    step: value,
    errors: {
      current: fieldSentence(context, 'current'),
      password: fieldSentence(context, 'password'),
      confirmation: fieldSentence(context, 'confirmation'),
    },
    banner: bannerTexts(context, ['current', 'password', 'confirmation']),
    notice:
      value === 'accepted'
        ? 'Your password has been changed. You stay signed in here; other devices are signed out within an hour.'
        : null,
    attempt: context.attempt,
  };
}
