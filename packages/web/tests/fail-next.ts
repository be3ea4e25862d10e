import type { Page } from 'playwright-core';

/** The next such call is refused, with these problems if they are given, sent away as one too many, or stored with its answer lost. */
export async function failNext(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  how: 'refused' | 'limited' | 'lost' | readonly object[],
): Promise<void> {
  let isDone = false;
  await page.route(url, async (route) => {
    if (isDone || route.request().method() !== method) return route.fallback();
    isDone = true;
    if (typeof how === 'object') return route.fulfill({ status: 422, json: { detail: how } });
    if (how === 'refused') return route.fulfill({ status: 403, json: { detail: 'Not today.' } });
    if (how === 'limited')
      return route.fulfill({
        status: 429,
        headers: { 'Retry-After': '3600' },
        json: { detail: 'Too many.' },
      });
    await route.fetch();
    return route.abort();
  });
}

export const lostText = 'The service cannot be reached. What you typed is kept: try again.';
