import type { SnapshotFrom } from 'xstate';
import { bannerTexts, fieldError } from '../forms/form.ts';
import type { inviteMachine } from './invite.machine.ts';

/** What the form shows that invites a person. */
export function inviteView({ value, context }: SnapshotFrom<typeof inviteMachine>) {
  return {
    step: value,
    error: fieldError(context, 'email'),
    banner: bannerTexts(context, ['email']),
    attempt: context.attempt,
  };
}
