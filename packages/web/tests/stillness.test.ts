import { describe, expect } from 'vitest';
import { signInAt } from './accounts.ts';
import { hold } from './hold.ts';
import { journey } from './journey.ts';
import { shell } from './pages/shell.ts';
import { skeletonLines } from './pages/table.ts';

const test = journey();

declare global {
  interface Window {
    layoutShift?: number;
    menuPlaces?: Set<number>;
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

  test('nothing jumps when data and Inter arrive', async ({ page }) => {
    await page.addInitScript(watchLayout);
    for (const path of ['/', '/athletes', '/athletes/1', '/agencies', '/agencies/1']) {
      // Every answer of the service is held back until the page shows its skeletons, and Inter until it shows the data.
      const answer = await hold(page, '**/api/**');
      const bringInter = await hold(page, '**/*.woff2');
      await page.goto(path);
      await shell(page).heading.waitFor();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      answer();
      await expect.poll(() => skeletonLines(page.getByRole('main')).count()).toBe(0);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      bringInter();
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.layoutShift), path).toBeLessThan(0.02);
      await page.unrouteAll();
    }
  });
});

/** Runs in the page: where its menus take clicks. */
function watchMenus(): void {
  const places = new Set<number>();
  window.menuPlaces = places;
  new MutationObserver(() => {
    const menu = document.querySelector('[role="menu"]');
    if (menu === null) return;
    const { left, top, width, height } = menu.getBoundingClientRect();
    if (menu.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
      places.add(Math.round(left));
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}

test('a menu takes clicks only where it stays', async ({ page, server, person }) => {
  await signInAt(page, server, person);
  await page.evaluate(watchMenus);
  for (const _ of ['first', 'again']) {
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).hover();
    const left = (await page.getByRole('menu').boundingBox())?.x ?? 0;
    expect(await page.evaluate(() => [...(window.menuPlaces ?? [])])).toEqual([Math.round(left)]);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
});
