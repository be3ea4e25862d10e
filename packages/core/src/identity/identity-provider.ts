/** Whom the identity provider has signed in. */
export interface IdentityUser {
  readonly id: string;
  readonly email: string | null;
}

/** Where the session is stored: on this device, in this tab, or in memory (rules.md#persistence). */
export const persistences = ['device', 'tab', 'memory'] as const;
export type Persistence = (typeof persistences)[number];

/**
 * The external identity provider (rules.md#identity-provider). Every promise rejects with an
 * {@link IdentityError} that carries the provider's own code.
 */
export interface IdentityProvider {
  /**
   * Calls back with the restored state first, then at every sign-in and sign-out, those of other tabs included.
   * @returns what ends the calls
   */
  onChange(listener: (user: IdentityUser | null) => void): () => void;
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /** The ID token; `forceRefresh` asks the provider for a new one even while the old one is good. */
  idToken(forceRefresh: boolean): Promise<string>;
  sendPasswordReset(email: string): Promise<void>;
  /** Sets a new password by the one-time code of a reset email. */
  resetPassword(code: string, newPassword: string): Promise<void>;
}

/** A provider that lives in a browser. */
export interface BrowserIdentityProvider extends IdentityProvider {
  /** Moves the session to another place; who is signed in stays signed in. */
  keep(persistence: Persistence): Promise<void>;
}

/** Holds the code and nothing else: an error of the network or of an SDK may carry a password or a token. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  /** The provider's code, verbatim (rules.md#sign-in-code). */
  readonly code: string;

  constructor(code: string) {
    super(`The identity provider answered ${code}`);
    this.code = code;
  }
}
