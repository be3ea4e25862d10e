import type { DetailEntry } from '../http/problem.ts';

/**
 * Why a bearer is not let in.
 * - `expired`: the token was good, and is over
 * - `invalid`: nobody who may has written it for this service
 * - `revoked`: its account is gone, disabled, or has ended its sessions since
 */
export type TokenRefusal = 'expired' | 'invalid' | 'revoked';

export class TokenRefusedError extends Error {
  override readonly name = 'TokenRefusedError';
  readonly reason: TokenRefusal;

  constructor(reason: TokenRefusal) {
    super(`The ID token is ${reason}.`);
    this.reason = reason;
  }
}

/** The identity provider does not make this account; `status` and `detail` are the answer to the person. */
export class AccountRefusedError extends Error {
  override readonly name = 'AccountRefusedError';
  readonly status: 403 | 409 | 422;
  readonly detail: string | readonly DetailEntry[];

  constructor(status: 403 | 409 | 422, detail: string | readonly DetailEntry[]) {
    super('The identity provider refuses the account.');
    this.status = status;
    this.detail = detail;
  }
}

/** The identity provider gives no answer that can be used; `reason` is a code, never a value of the request. */
export class IdentityUnreachableError extends Error {
  override readonly name = 'IdentityUnreachableError';
  readonly reason: string;

  constructor(reason: string) {
    super(`The identity provider is out of reach (${reason}).`);
    this.reason = reason;
  }
}
