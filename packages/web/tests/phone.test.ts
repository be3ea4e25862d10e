import type { TestServer } from '@matchpoint/server/testing';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { phone } from './every-page.ts';
import { test } from './journey.ts';
import { fullAthlete, startOwnServer } from './known-server.ts';
import { athletesPage } from './pages/athletes.ts';
import { focused, shell } from './pages/shell.ts';
import { readNames, readTable, table } from './pages/table.ts';

test.override({ contextOptions: phone });

for (const [path, name] of [
  ['/athletes', 'Athletes'],
  ['/agencies', 'Agencies'],
] as const) {
  describe(`${name} on a phone of 390 px`, () => {
    test.override({ contextOptions: { ...phone, viewport: { width: 390, height: 844 } } });

    test('eight rows are on the first screen, each of two lines', async ({ page }) => {
      await page.goto(path);
      await expect.poll(() => readNames(page, name).then(({ length }) => length)).toBeGreaterThan(8);
      // Measured on the body, because the rows are rendered again once the windowed list has loaded.
      const heights = await table(page, name)
        .locator('tbody')
        .evaluate((body) =>
          [...body.querySelectorAll('tr[data-index]')]
            .map((row) => row.getBoundingClientRect())
            .filter(({ bottom }) => bottom <= innerHeight)
            .map(({ height }) => Math.round(height)),
        );
      expect(heights.length).toBeGreaterThanOrEqual(8);
      expect(new Set(heights)).toEqual(new Set([heights[0]]));
      expect(heights[0]).toBeLessThanOrEqual(64);
    });
  });
}

let server: TestServer;
beforeAll(async () => {
  server = await startOwnServer();
  await server.addAthletes([
    { ...fullAthlete, name: 'Ada Example' },
    { ...fullAthlete, name: 'Bo Example', sport: 'Soccer', UTR: null, ITF: null },
    { name: 'Cy Example', sport: 'Tennis' },
  ]);
});
afterAll(() => server.stop());

test('a row is the name, then what counts for the sport in one line that is whole for readers', async ({
  page,
}) => {
  await page.goto(`${server.url}/athletes?sort=name`);
  await expect
    .poll(() => readTable(page, 'Athletes'))
    .toEqual({
      columns: ['Name', 'Sport', 'UTR', 'ITF', 'Available for', 'GPA', 'Country'],
      rows: [
        ['Ada Example', '-', '12.25', '104', 'Fall 2027', '3.7', 'Brazil'],
        ['Bo Example', 'Soccer', '-', '-', 'Fall 2027', '3.7', 'Brazil'],
        ['Cy Example', '-', '-', '-', '-', '-', '-'],
      ],
    });
  const seen = await table(page, 'Athletes')
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td:not([data-empty])')]
          .map((cell) => {
            const [, before = ''] = /^"(.*)"$/.exec(getComputedStyle(cell, '::before').content) ?? [];
            return before + cell.textContent;
          })
          .join(''),
      ),
    );
  expect(seen).toEqual([
    'UTR 12.25 · ITF 104 · Fall 2027 · GPA 3.7 · 🇧🇷Brazil',
    'Soccer · Fall 2027 · GPA 3.7 · 🇧🇷Brazil',
    '',
  ]);
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
  const orders = page.getByRole('combobox', { name: 'Sort by' }).getByRole('option');
  expect(await orders.allTextContents()).toEqual([
    'Newest first',
    'Oldest first',
    'Name, A to Z',
    'Name, Z to A',
    'Gender, A to Z',
    'Gender, Z to A',
    'Sport, A to Z',
    'Sport, Z to A',
    'Available for, soonest first',
    'Available for, latest first',
    'Agency, A to Z',
    'Agency, Z to A',
    'GPA, highest first',
    'GPA, lowest first',
    'SAT, highest first',
    'SAT, lowest first',
    'TOEFL, highest first',
    'TOEFL, lowest first',
    'UTR, highest first',
    'UTR, lowest first',
    'ITF, best first',
    'ITF, best last',
    'Country, A to Z',
    'Country, Z to A',
  ]);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Name, Z to A' });
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
