import { createFetch } from 'ofetch';

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  readonly text: string | undefined;
}

/** Sends one request and returns its answer, whatever the status; throws the network's error or the signal's reason. */
export type Exchange = (request: HttpRequest) => Promise<HttpAnswer>;

export function createExchange(fetch: typeof globalThis.fetch): Exchange {
  const request = createFetch({ fetch });
  return async ({ method, url, query = {}, headers, body, signal }) => {
    const answer = await request.raw<string>(url, {
      method,
      query,
      ...(body !== undefined && { body }),
      headers,
      signal,
      retry: 0,
      ignoreResponseError: true,
      parseResponse: (text) => text,
    });
    return { status: answer.status, headers: answer.headers, text: answer._data };
  };
}
