import type { Post } from '@matchpoint/core/api/exchange';
import type { Log } from './log.ts';

/** Logs method, address, status and time of each call, but no headers or bodies: they hold passwords and tokens. */
export function loggingFetch(fetch: typeof globalThis.fetch, log: Log): typeof globalThis.fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    return logged(init?.method ?? 'GET', url, log, () => fetch(input, init));
  };
}

/** The same for POSTs. A redirect (null) is not logged: `fetch` repeats and logs it. */
export function loggingPost(post: Post, log: Log): Post {
  return (request) => logged('POST', new URL(request.url), log, () => post(request));
}

async function logged<T extends { readonly status: number } | null>(
  method: string,
  url: URL,
  log: Log,
  call: () => Promise<T>,
): Promise<T> {
  const request = `${method} ${url.origin}${url.pathname}${url.searchParams.has('key') ? '' : url.search}`;
  const started = performance.now();
  const took = () => `${Math.round(performance.now() - started)} ms`;
  try {
    const answer = await call();
    if (answer !== null) log.debug(`${request}: ${answer.status}, ${took()}`);
    return answer;
  } catch (error) {
    log.debug(`${request}: no answer, ${took()}`);
    throw error;
  }
}
