import { callsOf } from '@matchpoint/server/testing/calls';
import { chromium, type Locator, type Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { createAccount, signInAt } from './accounts.ts';
import { withChromium } from './chromium.ts';
import { hold } from './hold.ts';
import { createOwner, journey } from './journey.ts';
import { athletesPage } from './pages/athletes.ts';
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

/** From now on the service's answers come one after the other, each when the page shows the one before. */
async function answerOneByOne(page: Page): Promise<void> {
  let last = Promise.resolve();
  await page.route('**/api/**', (route) => {
    last = last.then(async () => {
      await route.fulfill({ response: await route.fetch() });
      await page.evaluate(
        () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
      );
    });
    return last;
  });
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

describe.each([
  ['desktop', {}],
  ['tablet', { viewport: { width: 768, height: 1024 } }],
  ['phone', phone],
  ['small phone', { ...phone, viewport: { width: 320, height: 640 } }],
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

  test('nothing jumps on the pages of an account', async ({ page, server, owner }) => {
    const guest = await createAccount({ verified: true });
    const term = { available_semester: 'Fall', available_year: 2027 };
    for (const name of ['Ada Example', 'Bo Example']) await owner.athletes.create({ name, ...term });
    await callsOf(server, owner)('POST', `agencies/${owner.agencyId}/invitations`, { email: guest.email });
    const newcomer = await createOwner(server);
    await page.addInitScript(watchLayout);
    for (const [who, paths] of [
      [owner, ['/my-athletes', '/my-agency', '/my-athletes/import', '/settings']],
      [newcomer, ['/my-athletes']],
      [guest, ['/account']],
    ] as const) {
      await signInAt(page, server, who, '/coaches');
      await answerOneByOne(page);
      for (const path of paths) {
        await page.goto(server.url + path);
        await page.waitForLoadState('networkidle');
        await expect.poll(() => skeletonLines(page.getByRole('main')).count()).toBe(0);
        expect(await page.evaluate(() => window.layoutShift), path).toBeLessThan(0.02);
      }
      await page.unrouteAll();
    }
    await page.getByRole('region', { name: 'Invitations' }).waitFor();
    await page.getByRole('region', { name: 'Your data' }).waitFor();
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

test('beside a scroll bar, a page that does not scroll keeps its places, and lines and sheets reach the window’s end', async () => {
  const browser = await withChromium(({ ignoreDefaultArgs, ...options }) => {
    const ignored = Array.isArray(ignoreDefaultArgs) ? ignoreDefaultArgs : [];
    return chromium.launch({ ...options, ignoreDefaultArgs: [...ignored, '--hide-scrollbars'] });
  });
  try {
    const page = await browser.newPage({ baseURL: inject('origin'), reducedMotion: 'reduce' });
    const rightOf = async (locator: Locator) => {
      const { x = 0, width = 0 } = (await locator.boundingBox()) ?? {};
      return x + width;
    };
    const places = async () => ({
      bar: await page.evaluate(() => innerWidth - document.documentElement.clientWidth),
      line: await page.evaluate(
        () => document.elementFromPoint(document.documentElement.clientWidth - 1, 55)?.tagName,
      ),
      button: await rightOf(page.getByRole('button', { name: /^Color mode/, includeHidden: true })),
    });
    await page.goto('/athletes');
    await page.getByRole('button', { name: 'View' }).waitFor();
    const scrolling = await places();
    expect(scrolling).toEqual({ ...scrolling, bar: 15, line: 'HEADER' });
    // The script that listens loads after the first rows.
    const press = async () => {
      await page.keyboard.press('?');
      return page.getByRole('dialog').isVisible();
    };
    await expect.poll(press).toBe(true);
    expect(await places()).toEqual({ ...scrolling, bar: 0, line: expect.anything() });
    await page.goto('/coaches');
    await shell(page).heading.waitFor();
    expect(await places()).toEqual({ ...scrolling, bar: 0 });
    await page.setViewportSize({ width: 600, height: 640 });
    await page.goto('/athletes');
    await athletesPage(page).openFilters();
    expect(await rightOf(page.getByRole('dialog'))).toBe(600);
  } finally {
    await browser.close();
  }
});
