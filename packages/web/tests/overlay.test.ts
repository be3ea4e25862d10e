import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { shell } from './pages/shell.ts';
import { readNames } from './pages/table.ts';

const test = journey({ overlay: true, expectedComplaints: /Failed to load resource|boom/ });

const scripts = /\/assets\/[^/]*\.js$/;
const failed = 'Matchpoint could not be loaded. Reload the page.';

/** Whether the cover is there, and clicks reach the page, at each time in milliseconds since it was first painted. */
async function coveredAt(page: Page, ...times: readonly number[]) {
  return page
    .locator('[data-overlay]')
    .last()
    .evaluate((cover, times) => {
      const [clock] = cover.getAnimations();
      if (clock === undefined) throw new Error('The cover has no clock.');
      return times.map((time) => {
        clock.currentTime = time;
        const { opacity, visibility, pointerEvents } = getComputedStyle(cover);
        return [time, Math.ceil(Number(opacity)), visibility, pointerEvents];
      });
    }, times);
}

const aSecond = [
  [0, 1, 'visible', 'auto'],
  [999, 1, 'visible', 'auto'],
  [1001, 1, 'visible', 'none'],
  [1300, 0, 'hidden', 'none'],
];

test('a cover lies over each page for a second, while the page works beneath it', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => page.getByText('This browser is too old').isVisible()).toBe(false);
  await expect.poll(() => readNames(page, 'New Athletes').then(({ length }) => length)).toBe(10);
  expect(await coveredAt(page, 0, 999, 1001, 1300)).toEqual(aSecond);
  await shell(page).go('Agencies');
  await expect.poll(() => page.locator('[data-overlay]').count()).toBe(2);
  expect(await coveredAt(page, 0, 999, 1001, 1300)).toEqual(aSecond);
});

test('the cover arrives before what it covers', async ({ page }) => {
  const document = (await (await page.goto('/'))?.text()) ?? '';
  const order = [...document.matchAll(/<div [^>]*data-(overlay|shell)/g)].map(([, name]) => name);
  expect(order).toEqual(['overlay', 'shell']);
});

test('a page whose script fails is uncovered, says so and offers to reload', async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/agencies');
  await expect.poll(() => page.getByRole('alert').textContent()).toBe(failed);
  expect(await coveredAt(page, 1300)).toEqual([[1300, 0, 'hidden', 'none']]);
  await page.unroute(scripts);
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await expect.poll(() => readNames(page, 'Agencies').then(({ length }) => length)).toBeGreaterThan(10);
  await expect.poll(() => page.getByText(failed).isVisible()).toBe(false);
});

test('an old browser is told which versions are needed', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
  await page.goto('/agencies');
  const told = 'This browser is too old for all of Matchpoint.';
  await expect.poll(() => page.getByText(told).isVisible()).toBe(true);
});

test('a script that throws before it shows anything says so', async ({ page }) => {
  await page.route(scripts, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("boom")' }),
  );
  await page.goto('/agencies');
  await expect.poll(() => page.getByRole('alert').textContent()).toBe(failed);
});
