import * as z from 'zod/mini';
import { ApiError } from '../wire/api-error.ts';
import { readProblems } from '../wire/problems.ts';
import type { Exchange, HttpAnswer } from './exchange.ts';
import { failureCode } from './failure-code.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The ID token; the call carries no bearer without one. */
  readonly token?: string | undefined;
}

interface Request extends CallOptions {
  readonly method: string;
  /** Origin and path prefix, without a slash at its end. */
  readonly base: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds, the body included. */
  readonly timeout: number;
}

/**
 * Makes one attempt at one call (docs/decisions/0023-ofetch.md).
 * @throws {ApiError} for every failure but an abort by the caller, which throws the signal's reason
 */
export async function send<T extends z.ZodMiniType>(
  exchange: Exchange,
  answer: T,
  { method, base, path, query, body, headers, timeout, signal, token }: Request,
): Promise<{ data: z.output<T>; headers: HttpAnswer['headers'] }> {
  // Bound to a name, because Node 20 may collect a timeout that only `any` references.
  const limit = AbortSignal.timeout(timeout);
  const response = await exchange({
    method,
    url: `${base}${path}`,
    query,
    body,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...headers,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
  }).catch((error: unknown) => {
    signal?.throwIfAborted();
    if (limit.aborted)
      throw new ApiError('unreachable', null, { code: 'timeout', about: String(timeout / 1000) });
    throw new ApiError('unreachable', null, { about: failureCode(error) });
  });
  const { status } = response;
  if (status < 200 || status > 299) {
    const problems = readProblems(response.body);
    const retryAfter = readRetryAfter(response.headers.get('Retry-After'));
    throw new ApiError(isFinal(status) ? 'refused' : 'unreachable', null, {
      status,
      problems,
      about: String(status),
      ...(retryAfter !== null && { retryAfter }),
    });
  }
  const parsed = z.safeParse(answer, response.body);
  if (parsed.success) return { data: parsed.data, headers: response.headers };
  throw new ApiError('malformed', null, { status, about: `${method} ${path}`, cause: parsed.error });
}

function isFinal(status: number): boolean {
  return (status < 500 && status !== 408 && status !== 429) || status === 501;
}

/** Delay seconds or an HTTP date (RFC 9110 section 10.2.3) in milliseconds from now. */
function readRetryAfter(value: string | null): number | null {
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = value.endsWith('GMT') ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
