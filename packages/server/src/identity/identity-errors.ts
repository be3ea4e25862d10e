import { reasonOf } from '../error-reason.ts';
import type { DetailEntry } from '../http/problem.ts';

/**
 * Why a token is refused.
 * - `expired`: it was valid until it expired
 * - `invalid`: it was not issued for this service
 * - `revoked`: its account was deleted or disabled, or has ended its sessions since
 * - `no key`: it looks like an agency's key, and is none
 * - `no owner`: it is a key of an agency whose owner's account is disabled
 * - `no agency`: it is a key of an agency that is disabled
 */
export type TokenRefusal = 'expired' | 'invalid' | 'revoked' | 'no key' | 'no owner' | 'no agency';

export class TokenRefusedError extends Error {
  override readonly name = 'TokenRefusedError';
  readonly reason: TokenRefusal;

  constructor(reason: TokenRefusal) {
    super(`The token is refused: ${reason}.`);
    this.reason = reason;
  }
}

/** The identity provider refuses to create this account; `status` and `detail` are the answer to the request. */
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

/** The identity provider gave no usable answer; `reason` is a code, never a value of the request. */
export class IdentityUnreachableError extends Error {
  override readonly name = 'IdentityUnreachableError';
  readonly reason: string;

  constructor(reason: string) {
    super(`The identity provider is out of reach (${reason}).`);
    this.reason = reason;
  }
}

/** The outage behind an error of `fetch`, named by Node's code, or by a message that holds no values. */
export function unreachableBy(error: unknown): IdentityUnreachableError {
  if (error instanceof IdentityUnreachableError) return error;
  const cause = networkCause(error);
  const isLate = cause instanceof Error && ['AbortError', 'TimeoutError'].includes(cause.name);
  const reason = reasonOf(cause);
  if (isLate) return new IdentityUnreachableError('no answer in time');
  return new IdentityUnreachableError(/^[\w ]+$/.test(reason) ? reason : 'unknown');
}

/** `fetch` wraps the error of the connection in a TypeError. */
export function networkCause(error: unknown): unknown {
  return error instanceof TypeError ? (error.cause ?? error) : error;
}
