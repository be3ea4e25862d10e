import { credentials } from '@matchpoint/core/session/session';

/** What is wrong with an email and how to fix it, or null. */
export function emailProblem(email: string): string | null {
  if (email === '') return 'Enter your email.';
  return credentials.shape.email.safeParse(email).success
    ? null
    : 'Enter a complete email address, like name@example.com.';
}

/** Only the identity provider decides which passwords are strong enough. */
export function passwordProblem(password: string): string | null {
  return password === '' ? 'Enter a password.' : null;
}
