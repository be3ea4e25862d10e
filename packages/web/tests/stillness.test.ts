import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { desktop, phone } from './every-page.ts';
import { test } from './journey.ts';
import { shell } from './pages/shell.ts';
import { skeletonLines } from './pages/table.ts';

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/** Runs in the page: sums the layout shifts not caused by input. */
function watchLayout(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
        window.layoutShift = (window.layoutShift ?? 0) + Number(entry.value);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Holds every answer of the service back until the page shows its skeletons. */
async function openSlowly(page: Page, path: string): Promise<void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path);
  await shell(page).heading.waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  release();
  await expect.poll(() => skeletonLines(page.getByRole('main')).count()).toBe(0);
  await page.waitForLoadState('networkidle');
}

for (const [width, size] of Object.entries({ desktop, phone })) {
  describe(`on a ${width} nothing jumps when data arrives`, () => {
    test.override({ contextOptions: size });
    for (const path of ['/', '/athletes', '/athletes/1', '/agencies', '/agencies/1']) {
      test(path, async ({ page }) => {
        await page.addInitScript(watchLayout);
        await openSlowly(page, path);
        expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.02);
      });
    }
  });
}
