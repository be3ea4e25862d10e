import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { brokenWords, overflowing } from './pages/shell.ts';

/** In pages that it was added to. */
declare const axe: typeof import('axe-core');

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const contrast = 'color-contrast';

/** WCAG 2.2 AA, and all content in landmarks. */
const everyRule: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { region: { enabled: true } },
};
const contrastAlone: RunOptions = { resultTypes: ['violations'], runOnly: [contrast] };
const allButContrast: RunOptions = {
  ...everyRule,
  rules: { ...everyRule.rules, [contrast]: { enabled: false } },
};

/**
 * Throws unless the page as it stands is accessible (WCAG 2.2 AA): every rule, contrast in the other colour mode, and the
 * rules but contrast on a phone. It also has to fit a phone, a tablet and a desktop, with every word in one line.
 * @param name names the page in the error
 * @param part the only part to check, for a popup that covers targets of the page while it is open
 */
export async function expectAccessible(page: Page, name: string, part = 'html'): Promise<void> {
  const size = page.viewportSize();
  async function violations(options: RunOptions): Promise<readonly string[]> {
    // A link that the fixed bar half covers would count as too small.
    if (part === 'html') await page.evaluate(() => scrollTo(0, 0));
    // Once a document: the script is long.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
    return page.evaluate(
      async ([root, rules]) => {
        const found = await axe.run(root, rules);
        return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      },
      [part, options] as const,
    );
  }
  const seen: Record<string, readonly string[]> = { light: await violations(everyRule) };
  await page.emulateMedia({ colorScheme: 'dark' });
  seen['dark'] = await violations(contrastAlone);
  await page.emulateMedia({ colorScheme: null });
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    // Parts that follow the width by script settle after a frame.
    await expect
      .poll(async () => ({ wider: await overflowing(page), broken: await brokenWords(page) }), {
        message: `${name} at ${width} px`,
      })
      .toEqual({ wider: [], broken: [] });
  }
  seen['phone'] = await violations(allButContrast);
  if (size !== null) await page.setViewportSize(size);
  expect(
    Object.entries(seen).filter(([, faults]) => faults.length > 0),
    name,
  ).toEqual([]);
}
