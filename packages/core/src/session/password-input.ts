/** Actors get a password as a function, so that no snapshot contains it. */
export interface CredentialsInput {
  readonly email: string;
  readonly readPassword: () => string;
}

/** rules.md#sign-up-page */
export const mismatch = 'Passwords do not match';
