import type { SnapshotFrom } from 'xstate';
import { bannerTexts } from '../forms/form.ts';
import type { exportAccountMachine } from './export-account.machine.ts';

export function exportAccountView({ value, context }: SnapshotFrom<typeof exportAccountMachine>) {
  return {
    isExporting: value === 'sending',
    isSaved: value === 'accepted',
    problem: bannerTexts(context)[0] ?? null,
  };
}
