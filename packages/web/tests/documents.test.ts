import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { desktop } from './every-page.ts';
import { test, theBrowser } from './journey.ts';
import { skeletonLines } from './pages/table.ts';

/** What a page says where no script runs. */
async function withoutScript(path: string) {
  const context = await (await theBrowser()).newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    const answer = await page.goto(`${inject('origin')}${path}`);
    const content = (selector: string, attribute: string) =>
      page.locator(`head ${selector}`).first().getAttribute(attribute, { timeout: 1000 });
    return {
      status: answer?.status(),
      title: await page.title(),
      described: (await content('meta[name=description]', 'content')) !== '',
      preview: await content('meta[property="og:title"]', 'content'),
      icon: await content('link[rel=apple-touch-icon]', 'href'),
      address: await page
        .locator('link[rel=canonical]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    };
  } finally {
    await context.close();
  }
}

test('without a script every page says what it is, and whether it is there', async ({ page }) => {
  await page.goto('/athletes');
  const first = page.locator('tbody a[href^="/athletes/"]').first();
  const [name, path = ''] = [await first.textContent(), (await first.getAttribute('href')) ?? ''];
  const origin = inject('origin');
  const common = { described: true, icon: '/icon-180.png' };

  expect(await withoutScript('/athletes?gender=Female')).toEqual({
    ...common,
    status: 200,
    title: 'Athletes · Matchpoint',
    preview: 'Athletes',
    address: [`${origin}/athletes`],
  });
  expect(await withoutScript(path)).toEqual({
    ...common,
    status: 200,
    title: `${name} · Matchpoint`,
    preview: name,
    address: [`${origin}${path}`],
  });
  for (const unknown of ['/athletes/999999999', '/nowhere']) {
    expect(await withoutScript(unknown), unknown).toEqual({
      ...common,
      status: 404,
      title: 'Page not found · Matchpoint',
      preview: 'Page not found',
      address: [],
    });
  }
});

test('the title of a document stays when the app takes over', async ({ page }) => {
  for (const path of ['/', '/athletes', '/athletes/1', '/agencies/1', '/coaches', '/sign-in', '/nowhere']) {
    const { title } = await withoutScript(path);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.title(), { message: path }).toBe(title);
  }
});

test('the icons and the manifest are there', async ({ page }) => {
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

for (const [path, calls] of Object.entries({
  '/': ['/api/agencies/?limit=10', '/api/athletes/?limit=10'],
  '/athletes': ['/api/athletes/?limit=100'],
  "/athletes?gender=Female&q=o'brien (x)&sort=-utr": [
    '/api/athletes/?q=o%27brien%20(x)&gender=Female&sort=-utr&limit=100',
  ],
  '/agencies?sort=-name': ['/api/agencies/?sort=-name&limit=100'],
  '/agencies/1': ['/api/agencies/1'],
})) {
  test(`${path} asks for what it shows once`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname + search);
    });
    await page.goto(path);
    await expect.poll(() => skeletonLines(page.getByRole('main')).count()).toBe(0);
    expect(asked.filter((call) => calls.includes(call)).sort()).toEqual(calls);
  });
}

test('before any script the app is in its place, in the colours of the person', async () => {
  const context = await (await theBrowser()).newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  try {
    const page = await context.newPage();
    await page.goto(`${inject('origin')}/athletes`);
    expect(
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allTextContents(),
    ).toContain('Athletes');
    expect(await page.locator('h1').textContent()).toBe('Athletes');
    expect(await skeletonLines(page.locator('main')).count()).toBe(5);
  } finally {
    await context.close();
  }
});

test('the app takes the place of what its document showed, and nothing moves', async () => {
  const at = async (javaScriptEnabled: boolean, path: string, size: BrowserContextOptions) => {
    const context = await (await theBrowser()).newContext({ ...size, javaScriptEnabled });
    try {
      const page = await context.newPage();
      // Neither data nor Inter, whose letters are a little narrower than those of its fallback.
      await page.route(/\/api\/|woff2/, (route) => route.abort());
      await page.goto(`${inject('origin')}${path}`);
      if (javaScriptEnabled) await page.locator('main:not([inert])').waitFor();
      return await boxesOf(page);
    } finally {
      await context.close();
    }
  };
  for (const path of ['/', '/athletes']) {
    expect(await at(true, path, desktop), path).toEqual(await at(false, path, desktop));
  }
});

test('the corner has its shape before it is known who is signed in', async () => {
  const link = async (kept: boolean) => {
    const context = await (await theBrowser()).newContext();
    try {
      const page = await context.newPage();
      await page.route('**/assets/app-*.js', (route) => route.abort());
      if (kept) await page.addInitScript(() => localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}'));
      await page.goto(`${inject('origin')}/athletes`);
      return await page.getByRole('link', { name: 'Sign up / Login' }).isVisible();
    } finally {
      await context.close();
    }
  };
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
