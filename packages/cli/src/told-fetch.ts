import type { Talk } from './talk.ts';

/** Tells of each call: its method, address and answer. Neither headers nor bodies: they hold passwords and tokens. */
export function toldFetch(fetch: typeof globalThis.fetch, talk: Talk): typeof globalThis.fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const called = `${init?.method ?? 'GET'} ${url.origin}${url.pathname}${url.searchParams.has('key') ? '' : url.search}`;
    const started = performance.now();
    const took = () => `${Math.round(performance.now() - started)} ms`;
    try {
      const response = await fetch(input, init);
      talk.detail(`${called}: ${response.status}, ${took()}`);
      return response;
    } catch (error) {
      talk.detail(`${called}: no answer, ${took()}`);
      throw error;
    }
  };
}
