import { failureCode } from '@matchpoint/core/client/failure-code';
import { requestPath } from '@matchpoint/core/contract/request-path';
import { parsedJson } from '@matchpoint/core/wire/json-text';
import { connectionProblem } from '../connection-problem.ts';

/** An answer as it came. */
export interface Answer {
  /** Null: there was none. */
  readonly status: number | null;
  /** Undefined where it is not JSON. */
  readonly body: unknown;
  readonly headers: Headers;
  /** Why it was not read to its end; null: it was. */
  readonly unread: string | null;
}

export interface ProbeFacts {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly token?: string | undefined;
  readonly body?: object;
}

export type Probe = (
  operation: { readonly method: string; readonly path: string },
  facts?: ProbeFacts,
) => Promise<Answer>;

/** A page of another site, as the web app is to a service elsewhere. */
const otherSite = 'https://matchpoint.example';

/** Seconds for a whole answer. */
export const patience = 30;

/** Bytes of an answer that are read. */
const mostRead = 32 * 1024 * 1024;
export const tooLarge = `more than ${mostRead / 1024 / 1024} MB`;

/** Follows no redirect, and fails an answer that does not end within `mostRead`: what is checked may be anything. */
export function carefulFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: 'manual' });
    let read = 0;
    const bound = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, stream) => {
        read += chunk.length;
        if (read > mostRead) stream.error(new Error(tooLarge));
        else stream.enqueue(chunk);
      },
    });
    return new Response(answer.body?.pipeThrough(bound) ?? null, answer);
  };
}

/** Asks a service once, and throws nothing. */
export function createProbe(fetch: typeof globalThis.fetch, base: string): Probe {
  return async ({ method, path }, { parameters = {}, token, body } = {}) => {
    let answer: Response | null = null;
    try {
      answer = await fetch(base + requestPath(path, parameters), {
        method,
        signal: AbortSignal.timeout(patience * 1000),
        headers: {
          Accept: 'application/json',
          Origin: otherSite,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const { status, headers } = answer;
      return { status, headers, body: parsedJson(await answer.text()), unread: null };
    } catch (error) {
      const { status = null, headers = new Headers() } = answer ?? {};
      return { status, headers, body: undefined, unread: reason(error, base) };
    }
  };
}

function reason(error: unknown, base: string): string {
  const { name, message } = error instanceof Error ? error : new Error();
  if (message === tooLarge) return tooLarge;
  if (name === 'TimeoutError') return `no whole answer in ${patience} s`;
  return connectionProblem(failureCode(error), 'the service', base)?.message ?? 'no whole answer';
}
