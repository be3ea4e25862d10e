import { expect } from 'vitest';
import { journey } from './journey.ts';
import { fullAthlete } from './known-server.ts';
import { athletesPage } from './pages/athletes.ts';
import { openBoard } from './pages/board.ts';
import { importPage, openImport } from './pages/import.ts';
import { focused, shell } from './pages/shell.ts';
import { readNames, readTable, table } from './pages/table.ts';

const test = journey({
  contextOptions: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  },
});

test.beforeAll(async ({ server }) => {
  await server.addAthletes([
    { ...fullAthlete, name: 'Ada Example' },
    { ...fullAthlete, name: 'Bo Example', sport: 'Soccer', UTR: null, ITF: null },
    { name: 'Cy Example', sport: 'Tennis' },
  ]);
});

test('eight rows of two lines are on the first screen; touch targets have 44 px', async ({ page }) => {
  for (const [path, name] of [
    ['/athletes', 'Athletes'],
    ['/agencies', 'Agencies'],
  ] as const) {
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
  }
  for (const path of ['/', '/athletes', '/nowhere']) {
    await page.goto(path);
    await shell(page).heading.waitFor();
    const parts = page.locator('header, main');
    const small = await parts
      .getByRole('button')
      .or(parts.getByRole('combobox'))
      .or(parts.getByRole('searchbox'))
      .evaluateAll((all) =>
        all
          .filter((element) => element.closest('thead') === null)
          .map((element) => `${element.getBoundingClientRect().height} ${element.outerHTML.slice(0, 80)}`)
          .filter((text) => !text.startsWith('0 ') && Number.parseFloat(text) < 44),
      );
    expect(small).toEqual([]);
  }
});

test('a row is the name, then one line that is whole for readers', async ({ page, server }) => {
  await page.goto(`${server.url}/athletes?sort=name`);
  await expect
    .poll(() => readTable(page, 'Athletes'))
    .toEqual({
      columns: ['Name', 'Gender', 'Sport', 'UTR', 'ITF', 'Available for', 'GPA', 'Country'],
      rows: [
        ['Ada Example', 'Female', '-', '12.25', '104', 'Fall 2027', '3.7', 'Brazil'],
        ['Bo Example', 'Female', 'Soccer', '-', '-', 'Fall 2027', '3.7', 'Brazil'],
        ['Cy Example', '-', '-', '-', '-', '-', '-', '-'],
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
    'Female · UTR 12.25 · ITF 104 · Fall 2027 · GPA 3.7 · 🇧🇷Brazil',
    'Female · Soccer · Fall 2027 · GPA 3.7 · 🇧🇷Brazil',
    '',
  ]);
});

test('the sidebar is a drawer; a list is sorted by a select and filtered in a sheet', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Open the menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await opener.click();
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('button Open the menu');
  await opener.click();
  await drawer.getByRole('link', { name: 'Athletes' }).click();
  await expect.poll(() => shell(page).heading.textContent()).toBe('Athletes');
  await drawer.waitFor({ state: 'hidden' });

  const search = () => new URL(page.url()).search;
  const order = page.getByRole('combobox', { name: 'Sort by' });
  const orders = await order.getByRole('option').allTextContents();
  expect([orders.length, ...orders.slice(0, 3), ...orders.slice(-5, -3)]).toEqual([
    24,
    'Newest first',
    'Oldest first',
    'Name, A to Z',
    'SAT, lowest first',
    'TOEFL, highest first',
  ]);
  await order.selectOption({ label: 'Name, Z to A' });
  await expect.poll(search).toBe('?sort=-name');
  const { openFilters, count } = athletesPage(page);
  await openFilters();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: 'Gender', exact: true }).selectOption('Male');
  await expect.poll(search).toBe('?gender=Male&sort=-name');
  await sheet.getByRole('button', { name: /^Show [\d,]+ athletes$/ }).click();
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(() => count.textContent()).toMatch(/^[\d,]+ athletes$/);
});

test("a phone's texts name no keys and no dragging", async ({ page, server, owner }) => {
  await openImport(page, server.url, owner);
  const { main, button } = importPage(page);
  await button('Read these cells').waitFor();
  const texts = [await main.textContent()];
  await openBoard(page);
  texts.push(await page.getByRole('main').textContent());
  expect(texts.filter((text) => /Ctrl|drag|drop/i.test(text ?? ''))).toEqual([]);
});
