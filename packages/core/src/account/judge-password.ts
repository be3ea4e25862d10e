import type { Problem } from '../wire/problems.ts';

/** The password that the person has now, which the provider asks for again (rules/account.md#account-actions). */
export function judgeCurrentPassword({ current }: { readonly current: string }): readonly Problem[] {
  return current === '' ? [{ field: 'current', message: 'Enter your current password.' }] : [];
}
