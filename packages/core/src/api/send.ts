import type { $Fetch } from 'ofetch';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { problemText, readProblems } from './problems.ts';

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
 * One attempt at one call. ofetch's own timeout neither covers the body nor outlives a caller's signal, and its
 * errors carry the bearer, so both are made here.
 * @throws {ApiError} for every failure but an abort by the caller, which throws the signal's reason
 */
export async function send<T extends z.ZodMiniType>(
  request: $Fetch,
  answer: T,
  { method, base, path, query, body, headers, timeout, signal, token }: Request,
): Promise<{ data: z.output<T>; headers: Headers }> {
  const limit = AbortSignal.timeout(timeout);
  const response = await request
    .raw<string>(`${base}${path}`, {
      method,
      query: query ?? {},
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...headers,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      retry: 0,
      ignoreResponseError: true,
      parseResponse: (text) => text,
    })
    .catch((error: unknown) => {
      signal?.throwIfAborted();
      if (limit.aborted)
        throw new ApiError('unreachable', `The service did not answer within ${timeout / 1000} seconds.`);
      const code = readCode(error);
      throw new ApiError('unreachable', `The service cannot be reached${code === null ? '' : ` (${code})`}.`);
    });
  const read = parseJson(response._data);
  if (!response.ok) throw refusal(response.status, read, response.headers);
  const parsed = z.safeParse(answer, read);
  if (parsed.success) return { data: parsed.data, headers: response.headers };
  throw new ApiError('malformed', `The service's answer to ${method} ${path} cannot be read.`, {
    status: response.status,
    cause: parsed.error,
  });
}

const failure = z.object({ code: z.optional(z.string()), cause: z.optional(z.unknown()) });

/** The code of what went wrong below, as Node gives it ('ECONNREFUSED'): all that is told of an error with headers. */
function readCode(error: unknown): string | null {
  const { data } = z.safeParse(failure, error);
  if (data === undefined) return null;
  return data.code ?? readCode(data.cause);
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function isFinal(status: number): boolean {
  return (status < 500 && status !== 408 && status !== 429) || status === 501;
}

function refusal(status: number, body: unknown, headers: Headers): ApiError {
  const problems = readProblems(body, status);
  const retryAfter = readRetryAfter(headers.get('Retry-After'));
  return new ApiError(isFinal(status) ? 'refused' : 'unreachable', problems.map(problemText).join('; '), {
    status,
    problems,
    ...(retryAfter !== null && { retryAfter }),
  });
}

/** Delay seconds or an HTTP date (RFC 9110 section 10.2.3) in milliseconds from now. */
function readRetryAfter(value: string | null): number | null {
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = value.endsWith('GMT') ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
