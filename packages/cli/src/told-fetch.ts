import type { Post } from '@matchpoint/core/api/exchange';
import type { Talk } from './talk.ts';

/** Tells of each call: its method, address and answer. Neither headers nor bodies: they hold passwords and tokens. */
export function toldFetch(fetch: typeof globalThis.fetch, talk: Talk): typeof globalThis.fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    return told(init?.method ?? 'GET', url, talk, () => fetch(input, init));
  };
}

/** The same of each POST; of one that `fetch` makes again, that tells. */
export function toldPost(post: Post, talk: Talk): Post {
  return (request) => told('POST', new URL(request.url), talk, () => post(request));
}

async function told<T extends { readonly status: number } | null>(
  method: string,
  url: URL,
  talk: Talk,
  call: () => Promise<T>,
): Promise<T> {
  const called = `${method} ${url.origin}${url.pathname}${url.searchParams.has('key') ? '' : url.search}`;
  const started = performance.now();
  const took = () => `${Math.round(performance.now() - started)} ms`;
  try {
    const answer = await call();
    if (answer !== null) talk.detail(`${called}: ${answer.status}, ${took()}`);
    return answer;
  } catch (error) {
    talk.detail(`${called}: no answer, ${took()}`);
    throw error;
  }
}
