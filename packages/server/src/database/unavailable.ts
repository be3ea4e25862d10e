import { DatabaseError } from 'pg';
import { reasonOf } from '../error-reason.ts';

interface UnavailableOptions extends ErrorOptions {
  readonly isOverload?: boolean;
}

/** The database cannot do it at the moment; the same request may succeed later. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  /** SQLSTATE, or the operating system's code, where there is one. */
  readonly code: string;
  /** It was not asked: too many others want it. */
  readonly isOverload: boolean;

  constructor(reason: string, { isOverload = false, ...options }: UnavailableOptions = {}) {
    super(`The database is unavailable: ${reason}.`, options);
    this.code = reason;
    this.isOverload = isOverload;
  }
}

/** The client has disconnected: no answer is needed. */
export class ClientLeftError extends Error {
  override readonly name = 'ClientLeftError';
}

/** Whatever keeps this program from connecting, it may be gone later. */
export function notConnected(error: unknown, isOverload = false): DatabaseUnavailableError {
  return new DatabaseUnavailableError(reasonOf(error), { cause: error, isOverload });
}

/**
 * What a failed statement means: lost connections, limits, conflicts and time-outs pass, and so does a
 * standby that is being promoted; everything else is an error of the statement.
 */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseError && !passing.test(error.code ?? '')) return error;
  return notConnected(error);
}

/** @see https://www.postgresql.org/docs/current/errcodes-appendix.html */
const passing = /^(08|40|53|57)|^(25006|55000|55P03)$/;
