import type { Problem } from './problems.ts';

/**
 * Why a call has no answer that can be used.
 * - `refused`: the service will answer the same again: 4xx but 408 and 429, and 501 (`problems` say why)
 * - `unreachable`: no answer, or any other error status: worth another try, after `retryAfter` where given
 * - `malformed`: an answer came that is not what the contract says
 * - `unsent`: nothing was sent, because there is no token to send with it: worth another try
 */
export type ApiErrorKind = 'refused' | 'unreachable' | 'malformed' | 'unsent';

export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, or null where no answer came. */
  readonly status: number | null;
  readonly problems: readonly Problem[];
  /** Milliseconds that the service asked to wait. */
  readonly retryAfter: number | null;

  constructor(
    kind: ApiErrorKind,
    message: string,
    facts: { status?: number; problems?: readonly Problem[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, facts.cause === undefined ? {} : { cause: facts.cause });
    this.kind = kind;
    this.status = facts.status ?? null;
    this.problems = facts.problems ?? [];
    this.retryAfter = facts.retryAfter ?? null;
  }
}

export function hasStatus(error: unknown, ...statuses: readonly number[]): boolean {
  return error instanceof ApiError && error.status !== null && statuses.includes(error.status);
}

/**
 * A final refusal: nothing was stored, and a retry would fail too. After any other failure, expected or not, the outcome
 * is unknown: retry under the same key or version.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'refused';
}

/** No answer at all: the service is down, or refuses the browser such a call (CORS). */
export function isWithoutAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'unreachable' && error.status === null;
}

/** The service does not have the call. */
export function isUnsupported(error: unknown): boolean {
  return hasStatus(error, 405, 501);
}

/** The same, or the entity does not exist: 404 means either. */
export function mayBeUnsupported(error: unknown): boolean {
  return isUnsupported(error) || hasStatus(error, 404);
}

/** An earlier attempt under the same key succeeded with another payload. */
export function isKeyUsed(error: unknown): boolean {
  return error instanceof ApiError && error.problems.some(({ field }) => field === 'Idempotency-Key');
}

/** A message for people about a failed call; of an unexpected error only that there was one. */
export function failureText(error: unknown): string {
  return error instanceof ApiError ? error.message : `${unforeseen} Try again.`;
}

/**
 * The same for a form, by field where the service names them. The form itself says that what was typed is kept.
 */
export function failureProblems(error: unknown): readonly Problem[] {
  if (!(error instanceof ApiError)) return [{ field: null, message: unforeseen }];
  return error.problems.length > 0 ? error.problems : [{ field: null, message: error.message }];
}

const unforeseen = 'Something went wrong.';
