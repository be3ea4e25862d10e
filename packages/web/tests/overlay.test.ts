import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { shell } from './pages/shell.ts';
import { readNames } from './pages/table.ts';

const test = journey({ overlay: true });

const rows = (page: Page, name: string) => readNames(page, name).then(({ length }) => length);

test('the overlay covers each page for a second, while the page works beneath it', async ({ page }) => {
  const cover = page.locator('[data-overlay]');
  const covering = () => cover.evaluateAll((all) => all.map((one) => one.getAttribute('data-overlay')));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  // React delays the reveal of suspended content.
  await page.clock.runFor(300);
  await expect.poll(() => rows(page, 'New Athletes')).toBe(10);
  expect(await covering()).toEqual(['covering']);
  await page.clock.runFor(2000);
  await expect.poll(covering).toEqual([]);

  await shell(page).go('Agencies');
  await expect.poll(covering).toEqual(['covering']);
  await page.clock.runFor(300);
  await expect.poll(() => rows(page, 'Agencies')).toBeGreaterThan(10);
  await page.clock.runFor(700);
  await expect.poll(covering).toEqual(['fading']);
  await page.clock.runFor(300);
  await expect.poll(covering).toEqual([]);
});
