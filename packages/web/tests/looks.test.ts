import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect } from 'vitest';
import { desktop, everyPage, phone } from './every-page.ts';
import { test } from './journey.ts';
import { athletesPage } from './pages/athletes.ts';
import { shell } from './pages/shell.ts';
import { skeletonLines } from './pages/table.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const [width, size] of Object.entries({ desktop, phone })) {
  for (const colorScheme of ['light', 'dark'] as const) {
    describe(`${colorScheme} on a ${width}`, () => {
      test.override({ contextOptions: { ...size, colorScheme } });

      test('every page is accessible (WCAG 2.2 AA)', async ({ page }) => {
        for (const path of everyPage) {
          await page.goto(path);
          await shell(page).heading.waitFor();
          await expect.poll(() => skeletonLines(page.getByRole('main')).count()).toBe(0);
          if (path === '/athletes') {
            await athletesPage(page).openFilters();
            await athletesPage(page).filter('Gender').waitFor();
          }
          const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
          const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
          expect({ path, found }).toEqual({ path, found: [] });
        }
      });
    });
  }
}

test('the colour mode goes from the system’s to light and dark, and is kept', async ({ page }) => {
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
