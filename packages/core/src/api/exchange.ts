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

/** A host's faster way to POST a text; null if `fetch` must follow, as for a redirect. */
export type Post = (request: HttpRequest & { readonly body: string }) => Promise<HttpAnswer | null>;

export function createExchange(fetch: typeof globalThis.fetch, post: Post | null): Exchange {
  const plain = fetchExchange(fetch);
  if (post === null) return plain;
  return async (request) => {
    const { method, query, body } = request;
    if (method !== 'POST' || body === undefined || query !== undefined) return plain(request);
    return (await post({ ...request, body })) ?? plain(request);
  };
}

function fetchExchange(fetch: typeof globalThis.fetch): Exchange {
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
