import type { SnapshotFrom } from 'xstate';
import { bannerTexts } from '../forms/form.ts';
import type { verifyEmailMachine } from './verify-email.machine.ts';

export function verifyEmailView({ value, context }: SnapshotFrom<typeof verifyEmailMachine>) {
  return {
    isSending: value === 'sending',
    isSent: value === 'accepted',
    problem: bannerTexts(context)[0] ?? null,
  };
}
