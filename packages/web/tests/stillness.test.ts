import { describe, expect } from 'vitest';
import { journey } from './journey.ts';
import { shell } from './pages/shell.ts';
import { skeletonLines } from './pages/table.ts';

const test = journey();

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

const phone = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

describe.each([
  ['desktop', {}],
  ['phone', phone],
])('on a %s', (_, contextOptions) => {
  test.override({ contextOptions });

  test('nothing jumps when data arrives', async ({ page }) => {
    await page.addInitScript(watchLayout);
    for (const path of ['/', '/athletes', '/athletes/1', '/agencies', '/agencies/1']) {
      // Every answer of the service is held back until the page shows its skeletons.
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
      expect(await page.evaluate(() => window.layoutShift), path).toBeLessThan(0.02);
      await page.unrouteAll();
    }
  });
});
