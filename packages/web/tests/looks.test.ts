import { describe, expect } from 'vitest';
import { violationsOn } from './accessibility.ts';
import { desktop, everyPage, phone } from './every-page.ts';
import { test } from './journey.ts';
import { athletesPage } from './pages/athletes.ts';
import { overflowing, shell } from './pages/shell.ts';
import { skeletonLines } from './pages/table.ts';

for (const [width, size] of Object.entries({ desktop, phone })) {
  describe(`on a ${width} every page`, () => {
    test.override({ contextOptions: size });

    for (const path of everyPage) {
      test(`${path} is accessible (WCAG 2.2 AA) in both colour modes and scrolls in one direction`, async ({
        page,
      }) => {
        await page.goto(path);
        await shell(page).heading.waitFor();
        await expect.poll(() => skeletonLines(page.getByRole('main')).count()).toBe(0);
        if (path === '/athletes') {
          await athletesPage(page).openFilters();
          await athletesPage(page).filter('Gender').waitFor();
        }
        const seen: Record<string, readonly string[]> = { overflowing: await overflowing(page) };
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          seen[colorScheme] = await violationsOn(page);
        }
        expect(seen).toEqual({ overflowing: [], light: [], dark: [] });
      });
    }
  });
}

test('the colour mode cycles from the system’s to light and dark, and is remembered', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const button = page.getByRole('button', { name: /^Colour mode/ });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/coaches');
  const dark = await background();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(background).not.toBe(dark);
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).toBe(dark);
  await button.click();
  await expect.poll(background).toBe(light);
  await page.reload();
  expect(await background()).toBe(light);
  await button.click();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(background).toBe(dark);
});

test('with forced colours the current page and what is chosen stand out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/athletes');
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  const highlight = await page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('mark'));
    sample.style.background = 'Highlight';
    return getComputedStyle(sample).backgroundColor;
  });
  const links = shell(page).navigation.getByRole('link');
  await links.last().waitFor();
  const marked = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, getComputedStyle(link).backgroundColor]),
  );
  expect(marked.filter(([, colour]) => colour === highlight).map(([name]) => name)).toEqual(['Athletes']);

  await athletesPage(page).openFilters();
  await athletesPage(page).filter('Agency').click();
  await page.keyboard.press('ArrowDown');
  const active = page.getByRole('option').and(page.locator('[data-highlighted]'));
  expect(await active.evaluateAll((all) => all.length)).toBe(1);
  expect(await active.evaluate(background)).toBe(highlight);
});
