import { expect } from 'vitest';
import { phone } from './every-page.ts';
import { test } from './journey.ts';
import { athletesPage } from './pages/athletes.ts';
import { focused, shell } from './pages/shell.ts';
import { readNames, readTable, table } from './pages/table.ts';

test.override({ contextOptions: phone });

test('rows are stacked, the name first, each value under its column title', async ({ page }) => {
  await page.goto('/athletes');
  await expect.poll(() => readNames(page, 'Athletes').then(({ length }) => length)).toBeGreaterThan(5);
  // Measured on the body, because the rows are rendered again once the windowed list has loaded.
  const cells = await table(page, 'Athletes')
    .locator('tbody')
    .evaluate((body) =>
      [...(body.querySelector('tr:not([data-plain])')?.children ?? [])].map((cell) => {
        const { top, left, right } = cell.getBoundingClientRect();
        const label = getComputedStyle(cell, '::before').content.replaceAll('"', '');
        return { top, isInside: left >= 0 && right <= innerWidth, label };
      }),
    );
  const [name, ...others] = cells;
  expect(cells.every(({ isInside }) => isInside)).toBe(true);
  expect(others.every(({ top }) => top > (name?.top ?? 0))).toBe(true);
  const { columns } = await readTable(page, 'Athletes');
  expect(others.map(({ label }) => label)).toEqual(columns.slice(1));
});

test('the sidebar is a drawer: it opens, closes by Escape, and leads to a page', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Open the menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await opener.click();
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('button Open the menu');

  await opener.click();
  await drawer.getByRole('link', { name: 'Agencies' }).click();
  await expect.poll(() => shell(page).heading.textContent()).toBe('Agencies');
  await drawer.waitFor({ state: 'hidden' });
});

test('the list is sorted by a select and filtered in a sheet', async ({ page }) => {
  await page.goto('/athletes');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'By Name, descending' });
  await expect.poll(() => new URL(page.url()).search).toBe('?sort=-name');
  const { openFilters, count } = athletesPage(page);
  await openFilters();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: 'Gender', exact: true }).selectOption('Male');
  await expect.poll(() => new URL(page.url()).search).toBe('?gender=Male&sort=-name');
  await sheet.getByRole('button', { name: /^Show [\d,]+ athletes$/ }).click();
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(() => count.textContent()).toMatch(/^[\d,]+ athletes$/);
});

test('touch targets are at least 44 px high', async ({ page }) => {
  for (const path of ['/', '/athletes', '/nowhere']) {
    await page.goto(path);
    await shell(page).heading.waitFor();
    const small = await page
      .locator('header, main')
      .getByRole('button')
      .or(page.locator('header, main').getByRole('combobox'))
      .or(page.locator('header, main').getByRole('searchbox'))
      .evaluateAll((all) =>
        all
          .filter((element) => element.closest('thead') === null)
          .map((element) => `${element.getBoundingClientRect().height} ${element.outerHTML.slice(0, 80)}`)
          .filter((text) => !text.startsWith('0 ') && Number.parseFloat(text) < 44),
      );
    expect(small).toEqual([]);
  }
});
