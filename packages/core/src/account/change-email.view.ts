import type { SnapshotFrom } from 'xstate';
import { bannerTexts, fieldSentence } from '../forms/form.ts';
import type { changeEmailMachine } from './change-email.machine.ts';

/** What the form shows, and the notice once the link is sent. */
export function changeEmailView({ value, context }: SnapshotFrom<typeof changeEmailMachine>) {
  return {
    step: value,
    errors: { email: fieldSentence(context, 'email'), current: fieldSentence(context, 'current') },
    banner: bannerTexts(context, ['email', 'current']),
    notice:
      value === 'accepted'
        ? 'A link is on its way to the new email. The email changes when you open it; until then it stays as it is.'
        : null,
    attempt: context.attempt,
  };
}
