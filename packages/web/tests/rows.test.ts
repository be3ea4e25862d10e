import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { pathOf } from './pages/accounts.ts';
import { brokenWords, shell } from './pages/shell.ts';
import { readTable, table } from './pages/table.ts';

const test = journey();

/** Where a cell's text in the list's first row stands, once it has its fonts and the page is not drawn anew. */
async function textOf(page: Page, column: number) {
  await page.waitForLoadState('networkidle');
  await expect.poll(() => readTable(page, 'Athletes').then(({ rows }) => rows.length)).toBeGreaterThan(10);
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  return table(page, 'Athletes')
    .locator('tbody tr')
    .first()
    .evaluate((row, index) => {
      const text = document.createRange();
      text.selectNodeContents(row.children[index] ?? row);
      const { left, right, top, height } = text.getBoundingClientRect();
      return { left, middle: (left + right) / 2, right, y: top + height / 2 };
    }, column);
}

test('the text of a row can be selected, which does not open the entry', async ({ page }) => {
  await page.goto('/athletes');
  const { left, right, y } = await textOf(page, 2);
  const { rows } = await readTable(page, 'Athletes');
  await page.mouse.move(left + 1, y);
  await page.mouse.down();
  await page.mouse.move(right - 1, y, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(rows[0]?.[2]);
  expect(pathOf(page)).toBe('/athletes');
});

test('a click in a row opens the entry, the middle button in a new tab', async ({ page }) => {
  await page.goto('/athletes');
  const { middle, y } = await textOf(page, 2);
  const { rows } = await readTable(page, 'Athletes');
  const opened = page.context().waitForEvent('page');
  await page.mouse.click(middle, y, { button: 'middle' });
  const tab = await opened;
  await expect.poll(() => shell(tab).heading.textContent()).toBe(rows[0]?.[0]);
  expect(pathOf(page)).toBe('/athletes');
  await page.mouse.click(middle, y);
  await expect.poll(() => shell(page).heading.textContent()).toBe(rows[0]?.[0]);
  expect(pathOf(page)).toBe(await tab.evaluate(() => location.pathname));
});

test('on a tablet a word that is too long is cut, and none is broken', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  for (const columns of ['gpa,sat,toefl', 'gpa,utr,country,added']) {
    await page.goto(`/athletes?q=malgorzata&columns=name,gender,sport,available,agency,${columns}`);
    await table(page, 'Athletes')
      .getByRole('link', { name: /^Małgorzata/ })
      .first()
      .waitFor();
    expect(await brokenWords(page)).toEqual([]);
  }
});
