import type { Page } from 'playwright-core';

/** The next such call is refused, with these problems if they are given, or stored with its answer lost on the way. */
export async function failNext(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  how: 'refused' | 'lost' | readonly object[],
): Promise<void> {
  let isDone = false;
  await page.route(url, async (route) => {
    if (isDone || route.request().method() !== method) return route.fallback();
    isDone = true;
    if (typeof how === 'object') return route.fulfill({ status: 422, json: { detail: how } });
    if (how === 'refused') return route.fulfill({ status: 403, json: { detail: 'Not today.' } });
    await route.fetch();
    return route.abort();
  });
}

export const lostText = 'The service cannot be reached. What you typed is kept: try again.';
