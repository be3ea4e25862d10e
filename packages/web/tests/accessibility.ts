import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflowing } from './pages/shell.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Throws unless the page is accessible (WCAG 2.2 AA) and fits its width.
 * @param name names the page in the error
 * @param popup the only part to look at, because it covers targets of the page as long as it is open
 */
export async function expectAccessible(page: Page, name: string, popup?: string): Promise<void> {
  // A link that the fixed bar half covers would count as too small.
  if (popup === undefined) await page.evaluate(() => scrollTo(0, 0));
  expect({
    name,
    violations: await violationsOn(page, popup),
    overflowing: await overflowing(page),
  }).toEqual({ name, violations: [], overflowing: [] });
}

/** The page's accessibility violations (WCAG 2.2 AA, and all content in landmarks): rule and element. */
export async function violationsOn(page: Page, part = 'html'): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).include(part).options({
    runOnly: { type: 'tag', values: tags },
    rules: { region: { enabled: true } },
  });
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
