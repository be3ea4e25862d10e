/** A password on its way to an actor comes as a function, so that no snapshot holds it. */
export interface CredentialsInput {
  readonly email: string;
  readonly readPassword: () => string;
}

/** Specification section 5. */
export const mismatch = 'Passwords do not match';
