import { requestPath } from '@matchpoint/core/contract/request-path';
import { parsedJson } from '@matchpoint/core/wire/json-text';

/** An answer as it came. */
export interface Answer {
  /** Null: there was none. */
  readonly status: number | null;
  /** Undefined where it is no JSON. */
  readonly body: unknown;
  readonly headers: Headers;
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

/** How long a service may take. Milliseconds. */
const timeout = 30_000;

/** Asks a service once, follows no redirect, and throws nothing. */
export function createProbe(fetch: typeof globalThis.fetch, base: string): Probe {
  return async ({ method, path }, { parameters = {}, token, body } = {}) => {
    try {
      const answer = await fetch(base + requestPath(path, parameters), {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        headers: {
          Accept: 'application/json',
          Origin: otherSite,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: parsedJson(await answer.text()), headers: answer.headers };
    } catch {
      return { status: null, body: undefined, headers: new Headers() };
    }
  };
}
