import type { Page } from 'playwright-core';

/** The calls of paths that begin so, with their queries, from now on. */
export function callsTo(page: Page, start: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith(start)) calls.push(pathname + search);
  });
  return calls;
}
