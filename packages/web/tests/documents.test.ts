import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callsTo } from './calls.ts';
import { journey, theBrowser } from './journey.ts';
import { skeletonLines } from './pages/table.ts';

const test = journey();

/** Looks at a page in a context of its own. */
async function inContext<T>(options: BrowserContextOptions, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await (await theBrowser()).newContext({ baseURL: inject('origin'), ...options });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

test('the title of a document stays when the app takes over', async ({ page }) => {
  for (const path of ['/', '/athletes', '/athletes/1', '/agencies/1', '/coaches', '/sign-in', '/nowhere']) {
    const sent = await (await page.request.get(path)).text();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.title(), { message: path }).toBe(/<title>(.+)<\/title>/.exec(sent)?.[1]);
  }
});

test('the icons and the manifest exist', async ({ page }) => {
  await page.goto('/coaches');
  const addresses = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const manifest: { icons: { src: string }[] } = await (
    await page.request.get('/manifest.webmanifest')
  ).json();
  const named = [...addresses, ...manifest.icons.map(({ src }) => src)];
  const answers = await Promise.all(named.map((address) => page.request.get(address)));
  expect(answers.map((answer) => [answer.status(), answer.headers()['content-type']])).toEqual([
    [200, 'image/svg+xml; charset=utf-8'],
    [200, 'image/png'],
    [200, 'application/manifest+json'],
    [200, 'image/png'],
    [200, 'image/png'],
    [200, 'image/svg+xml; charset=utf-8'],
  ]);
});

test('each page asks once for what it shows', async ({ page }) => {
  const asked = callsTo(page, '/api/');
  for (const [path, calls] of Object.entries({
    '/': ['/api/agencies/?limit=10', '/api/athletes/?limit=10'],
    '/athletes': ['/api/athletes/?limit=100'],
    "/athletes?gender=Female&q=o'brien (x)&sort=-utr": [
      '/api/athletes/?q=o%27brien%20(x)&gender=Female&sort=-utr&limit=100',
    ],
    '/agencies?sort=-name': ['/api/agencies/?sort=-name&limit=100'],
    '/agencies/1': ['/api/agencies/1'],
  })) {
    asked.length = 0;
    await page.goto(path);
    await expect.poll(() => skeletonLines(page.getByRole('main')).count()).toBe(0);
    expect(asked.filter((call) => calls.includes(call)).sort(), path).toEqual(calls);
  }
});

declare global {
  interface Window {
    firstRender?: { readonly skeletonLines: number; readonly rows: number };
  }
}

/** Runs in the page: counts what the app shows where it has just replaced the document's shell. */
function recordFirstRender(): void {
  new MutationObserver((_, observer) => {
    const root = document.getElementById('root');
    if (root === null || root.childElementCount === 0 || root.querySelector('[data-shell]') !== null) return;
    observer.disconnect();
    window.firstRender = {
      skeletonLines: root.querySelectorAll('[data-skeleton-line]').length,
      rows: root.querySelectorAll('tbody th').length,
    };
  }).observe(document, { childList: true, subtree: true });
}

test('data that is there before the script is in the first render', async ({ page }) => {
  await page.addInitScript(recordFirstRender);
  const path = '/api/athletes/?limit=100';
  const answered = page
    .waitForResponse((response) => response.url().endsWith(path))
    .then((response) => response.finished());
  await page.route('**/assets/app-*.js', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/athletes');
  await expect.poll(() => page.evaluate(() => window.firstRender)).toEqual({ skeletonLines: 0, rows: 50 });
});

test('before any script the app is in its place; it takes over, and nothing moves', async () => {
  const at = (javaScriptEnabled: boolean, path: string) =>
    inContext({ javaScriptEnabled, viewport: { width: 1280, height: 900 } }, async (page) => {
      // Neither data nor Inter, whose letters are a little narrower than those of its fallback.
      await page.route(/\/api\/|woff2/, (route) => route.abort());
      await page.goto(path);
      if (javaScriptEnabled) await page.locator('main:not([inert])').waitFor();
      return boxesOf(page);
    });
  for (const path of ['/', '/athletes']) {
    expect(await at(true, path), path).toEqual(await at(false, path));
  }
  await inContext({ javaScriptEnabled: false }, async (page) => {
    await page.goto('/athletes');
    const items = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem');
    expect([await items.count(), await page.locator('h1').textContent()]).toEqual([5, 'Athletes']);
    expect(await skeletonLines(page.locator('main')).count()).toBe(5);
  });
});

test('the corner has its shape before it is known who is signed in', async () => {
  const link = (isStored: boolean) =>
    inContext({}, async (page) => {
      await page.route('**/assets/app-*.js', (route) => route.abort());
      if (isStored)
        await page.addInitScript(() => localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}'));
      await page.goto('/athletes');
      return page.getByRole('link', { name: 'Sign up / Login' }).isVisible();
    });
  expect([await link(false), await link(true)]).toEqual([true, false]);
});

/** Where the parts of the page are. */
function boxesOf(page: Page): Promise<unknown[]> {
  return page.locator('nav, nav a, header, h1, main table, [data-skeleton-line]').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, ...[x, y, width, height].map(Math.round)];
    }),
  );
}
