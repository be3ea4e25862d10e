import type { SnapshotFrom } from 'xstate';
import { bannerTexts, fieldError } from '../forms/form.ts';
import type { createKeyMachine } from './create-key.machine.ts';

export function createKeyView({ value, context }: SnapshotFrom<typeof createKeyMachine>) {
  return {
    isSending: value === 'sending',
    error: fieldError(context, 'name'),
    banner: bannerTexts(context, ['name']),
    attempt: context.attempt,
  };
}
