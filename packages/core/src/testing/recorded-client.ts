import { createClient } from '../client/client.ts';

export interface RecordedCall {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Without those that every call has. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A client of a service that gives these answers in their order, then the last one again, and the calls that it got. */
export function recordedClient(...answers: readonly (() => Response)[]) {
  const calls: RecordedCall[] = [];
  const client = createClient({
    baseUrl: 'http://service.test',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { accept: _, 'content-type': __, ...headers } = Object.fromEntries(request.headers);
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      const answer = answers[calls.length] ?? answers.at(-1);
      calls.push({
        method: request.method,
        path: pathname + search,
        headers,
        body: text === '' ? null : JSON.parse(text),
      });
      return answer?.() ?? Response.error();
    },
  });
  return { client, calls };
}
