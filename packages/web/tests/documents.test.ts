import { expect, inject } from 'vitest';
import { test, theBrowser } from './journey.ts';

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
