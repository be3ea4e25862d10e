import * as z from 'zod/mini';
import { memoize } from '../display/memoize.ts';
import { ApiError } from './api-error.ts';
import type { Exchange, HttpAnswer } from './exchange.ts';
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
 * Makes one attempt at one call. ofetch's own timeout does not cover the body and ends with a caller's signal, and its
 * errors carry the bearer, so timeout and errors are made here.
 * @throws {ApiError} for every failure but an abort by the caller, which throws the signal's reason
 */
export async function send<T extends z.ZodMiniType>(
  exchange: Exchange,
  answer: T,
  { method, base, path, query, body, headers, timeout, signal, token }: Request,
): Promise<{ data: z.output<T>; headers: HttpAnswer['headers'] }> {
  const limit = limited(timeout, signal);
  const response = await exchange({
    method,
    url: `${base}${path}`,
    query,
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...headers,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    signal: limit.signal,
  })
    .catch((error: unknown) => {
      signal?.throwIfAborted();
      if (limit.signal.aborted)
        throw new ApiError('unreachable', `The service did not answer within ${timeout / 1000} seconds.`);
      const code = readCode(error);
      throw new ApiError('unreachable', `The service cannot be reached${code === null ? '' : ` (${code})`}.`);
    })
    .finally(limit.end);
  const read = parseJson(response.text);
  if (response.status < 200 || response.status > 299) throw refusal(response.status, read, response.headers);
  const parsed = z.safeParse(answer, read);
  if (parsed.success) return { data: parsed.data, headers: response.headers };
  throw new ApiError('malformed', `The service's answer to ${method} ${path} cannot be read.`, {
    status: response.status,
    cause: parsed.error,
  });
}

/** A signal that aborts with the caller's or after `ms`; `AbortSignal.any` costs ten times as much a call. */
function limited(ms: number, signal: AbortSignal | undefined): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  const calls = signal && callsOf(signal);
  calls?.add(controller);
  if (signal?.aborted === true) controller.abort(signal.reason);
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      calls?.delete(controller);
    },
  };
}

/** The calls that a signal aborts, under one listener: Node warns of a leak above ten. */
const callsOf = memoize((signal: AbortSignal) => {
  const calls = new Set<AbortController>();
  signal.addEventListener('abort', () => {
    for (const call of calls) call.abort(signal.reason);
  });
  return calls;
});

const failure = z.object({ code: z.optional(z.string()), cause: z.optional(z.unknown()) });

/** Node's code of the cause ('ECONNREFUSED'). Nothing else of the error is kept: it has the request's headers. */
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

function refusal(status: number, body: unknown, headers: HttpAnswer['headers']): ApiError {
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
