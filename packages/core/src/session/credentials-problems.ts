import type { Problem } from '../wire/problems.ts';
import { credentials } from './session.ts';

export function judgeEmail({ email }: { readonly email: string }): readonly Problem[] {
  if (email.trim() === '') return [{ field: 'email', message: 'Enter your email.' }];
  if (credentials.shape.email.safeParse(email.trim()).success) return [];
  return [{ field: 'email', message: 'Enter a complete email address, like name@example.com.' }];
}

/** Only the identity provider decides which passwords are strong enough (rules/session.md#sign-up-page). */
export function judgeNewPassword(entered: {
  readonly password: string;
  readonly confirmation: string;
}): readonly Problem[] {
  const { password, confirmation } = entered;
  return [
    ...(password === '' ? [{ field: 'password', message: 'Enter a password.' }] : []),
    ...(password === confirmation ? [] : [{ field: 'confirmation', message: 'Passwords do not match' }]),
  ];
}

/** The current password, which the provider requires again (rules/account.md#account-actions). */
export function judgeCurrentPassword({ current }: { readonly current: string }): readonly Problem[] {
  return current === '' ? [{ field: 'current', message: 'Enter your current password.' }] : [];
}
