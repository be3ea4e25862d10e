import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflowing } from './pages/shell.ts';

const contrast = 'color-contrast';

/** WCAG 2.2 AA, and all content in landmarks. */
const everyRule = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { region: { enabled: true } },
};
const contrastAlone = { runOnly: [contrast] };
const allButContrast = { ...everyRule, rules: { ...everyRule.rules, [contrast]: { enabled: false } } };

/**
 * Throws unless the page as it stands is accessible (WCAG 2.2 AA): every rule, contrast in the other colour mode, and the
 * rules but contrast on a phone. It also has to fit a phone, a tablet and a desktop.
 * @param name names the page in the error
 * @param part the only part to check, for a popup that covers targets of the page while it is open
 */
export async function expectAccessible(page: Page, name: string, part = 'html'): Promise<void> {
  const size = page.viewportSize();
  async function violations(rules: object): Promise<readonly string[]> {
    // A link that the fixed bar half covers would count as too small.
    if (part === 'html') await page.evaluate(() => scrollTo(0, 0));
    const axe = new AxeBuilder({ page }).include(part).options(rules).setLegacyMode();
    const found = await axe.analyze();
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }
  const seen: Record<string, readonly string[]> = { light: await violations(everyRule) };
  await page.emulateMedia({ colorScheme: 'dark' });
  seen['dark'] = await violations(contrastAlone);
  await page.emulateMedia({ colorScheme: null });
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    // Parts that follow the width by script settle after a frame.
    await expect.poll(() => overflowing(page), { message: `${name}, wider than ${width} px` }).toEqual([]);
  }
  seen['phone'] = await violations(allButContrast);
  if (size !== null) await page.setViewportSize(size);
  expect(
    Object.entries(seen).filter(([, faults]) => faults.length > 0),
    name,
  ).toEqual([]);
}
