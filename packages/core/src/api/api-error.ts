import type { Problem } from './problems.ts';

/**
 * Why a call has no answer that can be used.
 * - `refused`: the service answered 4xx and will answer the same again (`problems` and `detail` say why)
 * - `unreachable`: no answer, 408, 429 or 5xx: worth another try, after `retryAfter` milliseconds where given
 * - `malformed`: an answer came that is not what the contract says
 */
export type ApiErrorKind = 'refused' | 'unreachable' | 'malformed';

export class ApiError extends Error {
  override readonly name = 'ApiError';
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
    super(message, { cause: facts.cause });
    this.kind = kind;
    this.status = facts.status ?? null;
    this.problems = facts.problems ?? [];
    this.retryAfter = facts.retryAfter ?? null;
  }
}
