import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { stickingOut } from './pages/shell.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Throws unless what the page shows is accessible (WCAG 2.2 AA) and fits its width. @param name of what is shown */
export async function expectWellMade(page: Page, name: string): Promise<void> {
  expect({
    name,
    violations: await violationsOn(page),
    stickingOut: await stickingOut(page),
  }).toEqual({ name, violations: [], stickingOut: [] });
}

/** What of the page, as it stands, is not accessible (WCAG 2.2 AA): the rule, and the element. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
