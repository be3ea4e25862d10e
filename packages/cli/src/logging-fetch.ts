import type { Log } from './log.ts';

/** Logs method, address, status and time of each call, but no headers or bodies: they hold passwords and tokens. */
export function loggingFetch(fetch: typeof globalThis.fetch, log: Log): typeof globalThis.fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const query = url.searchParams.has('key') ? '' : url.search;
    const request = `${init?.method ?? 'GET'} ${url.origin}${url.pathname}${query}`;
    const started = performance.now();
    const took = () => `${Math.round(performance.now() - started)} ms`;
    try {
      const answer = await fetch(input, init);
      log.debug(`${request}: ${answer.status}, ${took()}`);
      return answer;
    } catch (error) {
      log.debug(`${request}: no answer, ${took()}`);
      throw error;
    }
  };
}
