/** A password on its way to an actor comes as a function, so that no snapshot holds it. */
export interface CredentialsInput {
  readonly email: string;
  readonly readPassword: () => string;
}

/** rules.md#sign-up-page */
export const mismatch = 'Passwords do not match';
