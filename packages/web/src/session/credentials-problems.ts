import { credentials } from '@matchpoint/core/session/session';

/** What is wrong with an email, and what to do; null where nothing is. */
export function emailProblem(email: string): string | null {
  if (email === '') return 'Enter your email.';
  return credentials.shape.email.safeParse(email).success
    ? null
    : 'Enter a whole email address, like name@example.com.';
}

/** Which passwords are good enough is the identity provider's to say. */
export function passwordProblem(password: string): string | null {
  return password === '' ? 'Enter a password.' : null;
}
