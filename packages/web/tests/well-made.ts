import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { stickingOut } from './pages/shell.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Throws unless what the page shows is accessible (WCAG 2.2 AA) and fits its width. @param name of what is shown */
export async function expectWellMade(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
  expect({
    name,
    violations: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    stickingOut: await stickingOut(page),
  }).toEqual({ name, violations: [], stickingOut: [] });
}
