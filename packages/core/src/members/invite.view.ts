import type { SnapshotFrom } from 'xstate';
import { bannerTexts, fieldError } from '../forms/form.ts';
import type { inviteMachine } from './invite.machine.ts';

export function inviteView({ value, context }: SnapshotFrom<typeof inviteMachine>) {
  return {
    step: value,
    error: fieldError(context, 'email'),
    banner: bannerTexts(context, ['email']),
    attempt: context.attempt,
  };
}
