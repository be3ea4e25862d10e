/** The signed-in person, as the identity provider knows them. */
export interface IdentityUser {
  readonly id: string;
  readonly email: string | null;
}

/** Where the session is stored: on this device, in this tab, or in memory (rules/session.md#persistence). */
export const persistences = ['device', 'tab', 'memory'] as const;
export type Persistence = (typeof persistences)[number];

/**
 * The external identity provider (rules/session.md#identity-provider). Every promise rejects with an
 * {@link IdentityError} that carries the provider's own code.
 */
export interface IdentityProvider {
  /**
   * Calls back first with the restored state, then on every sign-in and sign-out, including those in other tabs.
   * @returns what unsubscribes
   */
  onChange(listener: (user: IdentityUser | null) => void): () => void;
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /** The ID token; `forceRefresh` fetches a new one even while the old one is valid. */
  idToken(forceRefresh: boolean): Promise<string>;
}

/** The effect of a link in the provider's email, and the account's email afterwards. */
export interface EmailAction {
  readonly kind: EmailActionKind;
  readonly email: string | null;
}
export type EmailActionKind = 'verify' | 'change' | 'restore';

/** A provider for browsers. */
export interface BrowserIdentityProvider extends IdentityProvider {
  /** Moves the session to another store; the person stays signed in. */
  setPersistence(persistence: Persistence): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  /** Rejects if the one-time code of a reset email is used, expired or none. */
  checkResetCode(code: string): Promise<void>;
  /** Sets a new password with such a code. */
  resetPassword(code: string, newPassword: string): Promise<void>;
  /** Signs in once more, so that the next token counts as a fresh sign-in. */
  reauthenticate(password: string): Promise<void>;
  /** Ends every other session of the account. */
  changePassword(password: string, newPassword: string): Promise<void>;
  /** Sends a link to the new email, which changes it and ends every session of the account. */
  sendEmailChange(password: string, email: string): Promise<void>;
  /** Sends a link to the person's email, which verifies it. */
  sendEmailVerification(): Promise<void>;
  /** The effect of such a link's one-time code. Rejects if it is used, expired or none. */
  readActionCode(code: string): Promise<EmailAction>;
  /** Applies the code, which works once. */
  applyActionCode(code: string): Promise<void>;
}

/** Carries only codes: errors of the network or an SDK may contain a password or a token. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  /** The provider's code, verbatim (rules/session.md#sign-in-code). */
  readonly code: string;
  /** Node's code of a failed connection ('ECONNREFUSED'), where it is known. */
  readonly connection: string;

  constructor(code: string, connection = '') {
    super(`The identity provider answered ${code}`);
    this.code = code;
    this.connection = connection;
  }
}
