import { createFetch } from 'ofetch';
import { parsedJson } from '../wire/json-text.ts';

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: object | undefined;
  readonly signal: AbortSignal;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  /** The body's JSON; undefined if it is none. */
  readonly body: unknown;
}

/** Sends one request and returns its answer, whatever the status; throws the network's error or the signal's reason. */
export type Exchange = (request: HttpRequest) => Promise<HttpAnswer>;

export function createExchange(fetch: typeof globalThis.fetch): Exchange {
  const request = createFetch({ fetch });
  return async ({ url, query, body, ...options }) => {
    const answer = await request.raw<unknown>(url, {
      ...options,
      ...(query !== undefined && { query }),
      ...(body !== undefined && { body: { ...body } }),
      retry: 0,
      ignoreResponseError: true,
      parseResponse: parsedJson,
    });
    return { status: answer.status, headers: answer.headers, body: answer._data };
  };
}
