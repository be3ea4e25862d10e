import { expect } from 'vitest';
import { test } from './journey.ts';
import { readFacts } from './pages/facts.ts';
import { shell } from './pages/shell.ts';
import { readNames } from './pages/table.ts';

/** Each page is an object of this type (PDF 32000-1, 7.7.3). */
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('an athlete prints on one page', async ({ page }) => {
  await page.goto('/athletes/1');
  await expect.poll(() => readFacts(shell(page).card('Personal')).then(Object.keys)).toContain('Name');
  await page.waitForLoadState('networkidle');
  expect(pages(await page.pdf({ format: 'A4' }))).toBe(1);
});

test('a filtered list prints all its rows, and none of the controls', async ({ page }) => {
  await page.goto('/athletes?q=tiebreaker&gender=Female');
  await expect.poll(() => readNames(page, 'Athletes').then(({ length }) => length)).toBeGreaterThan(10);
  const count = Number.parseInt((await page.getByRole('main').getByRole('status').textContent()) ?? '', 10);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => readNames(page, 'Athletes').then(({ length }) => length)).toBe(count);
  expect({
    search: await page.getByRole('searchbox').isVisible(),
    navigation: await page.getByRole('navigation', { name: 'Main' }).isVisible(),
    banner: await page.getByRole('banner').isVisible(),
  }).toEqual({ search: false, navigation: false, banner: false });
});
