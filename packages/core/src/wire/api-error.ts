import { type Problem, problemText } from './problems.ts';

/**
 * Why a call has no usable answer.
 * - `refused`: a retry would get the same answer: 4xx but 408 and 429, and 501 (`problems` say why)
 * - `unreachable`: no answer, or any other error status: retry, after `retryAfter` where given
 * - `malformed`: the answer is not what the contract says
 * - `unsent`: nothing was sent, because there is no token: retry
 */
export type ApiErrorKind = 'refused' | 'unreachable' | 'malformed' | 'unsent';

/**
 * The kind in detail.
 * - `unsupported`: refused, because the service does not have the call
 * - `failed`: unreachable, though it answered: with 5xx, 408 or 429
 * - `timeout`: unreachable, because no answer came in time
 */
export type ApiErrorCode = ApiErrorKind | 'unsupported' | 'failed' | 'timeout';

interface ApiErrorFacts {
  /** By default from the kind and the status. */
  readonly code?: ApiErrorCode;
  readonly status?: number;
  readonly problems?: readonly Problem[];
  readonly retryAfter?: number;
  /** The subject of the code's sentence. */
  readonly about?: string;
  readonly cause?: unknown;
}

export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly code: ApiErrorCode;
  /** HTTP status, or null where no answer came. */
  readonly status: number | null;
  readonly problems: readonly Problem[];
  /** The service's requested wait, in milliseconds. */
  readonly retryAfter: number | null;
  readonly #said: string;
  readonly #about: string;

  /** @param message null: the problems' text, else the code's sentence */
  constructor(kind: ApiErrorKind, message: string | null, facts: ApiErrorFacts = {}) {
    const { status = null, problems = [], about = '', code = codeOf(kind, status) } = facts;
    const said = message ?? problems.map(problemText).join('; ');
    super(
      said || sentences[code]('The service', about),
      facts.cause === undefined ? {} : { cause: facts.cause },
    );
    this.kind = kind;
    this.code = code;
    this.status = status;
    this.problems = problems;
    this.retryAfter = facts.retryAfter ?? null;
    this.#said = said;
    this.#about = about;
  }

  /** Node's code of a failed connection ('ECONNREFUSED'), where it is known. */
  get connection(): string {
    return this.code === 'unreachable' ? this.#about : '';
  }

  /** The message, with another name for the service. */
  sentence(service: string): string {
    return this.#said || sentences[this.code](service, this.#about);
  }
}

function codeOf(kind: ApiErrorKind, status: number | null): ApiErrorCode {
  if (status === 405 || status === 501) return 'unsupported';
  return kind === 'unreachable' && status !== null ? 'failed' : kind;
}

const answered = (service: string, status: string) => `${service} answered with status ${status}.`;

/** Sentences for codes without a text from the service. */
const sentences: Readonly<Record<ApiErrorCode, (service: string, about: string) => string>> = {
  refused: answered,
  unsupported: answered,
  failed: answered,
  unreachable: (service, code) => `${service} cannot be reached${code && ` (${code})`}.`,
  timeout: (service, seconds) => `${service} did not answer within ${seconds} seconds.`,
  malformed: (service, call) => `${service} answered ${call} with something that cannot be read.`,
  unsent: () => 'Nothing was sent: there is no token.',
};

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

/** The service does not have the call. */
export function isUnsupported(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unsupported';
}

/** The same, or the entity does not exist: 404 means either. */
export function mayBeUnsupported(error: unknown): boolean {
  return isUnsupported(error) || hasStatus(error, 404);
}

/** An earlier attempt under the same key succeeded with another payload. */
export function isKeyUsed(error: unknown): boolean {
  return error instanceof ApiError && error.problems.some(({ field }) => field === 'Idempotency-Key');
}

/** A message for people about a failed call; an unexpected error is not described. */
export function failureText(error: unknown): string {
  return error instanceof ApiError ? error.message : `${unforeseen} Try again.`;
}

/** The same for an action that does no harm when it is repeated: without a refusal it may have worked. */
export function repeatableText(error: unknown): string {
  const isUndone = error instanceof ApiError && (error.kind === 'refused' || error.kind === 'unsent');
  if (isUndone || hasStatus(error, 429)) return failureText(error);
  const sentence = error instanceof ApiError ? error.message : unforeseen;
  return `${sentence} It may have worked: it is safe to try again.`;
}

/** The same for a form, by field where the service names them. The form itself says that its entries are kept. */
export function failureProblems(error: unknown): readonly Problem[] {
  if (!(error instanceof ApiError)) return [{ field: null, message: unforeseen }];
  return error.problems.length > 0 ? error.problems : [{ field: null, message: error.message }];
}

const unforeseen = 'Something went wrong.';
