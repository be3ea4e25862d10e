import type { Problem } from '../wire/problems.ts';

/** The current password, which the provider requires again (rules/account.md#account-actions). */
export function judgeCurrentPassword({ current }: { readonly current: string }): readonly Problem[] {
  return current === '' ? [{ field: 'current', message: 'Enter your current password.' }] : [];
}
