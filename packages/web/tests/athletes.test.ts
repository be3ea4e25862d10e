import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import {
  type AthleteFilter,
  matchesAthlete,
  sortAthletes,
} from '@matchpoint/core/athletes/lists/athlete-filter';
import { listColumns, usualColumns } from '@matchpoint/core/athletes/lists/list-columns';
import { createClient } from '@matchpoint/core/client/client';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject } from 'vitest';
import { journey, visit } from './journey.ts';
import { athletesPage } from './pages/athletes.ts';
import { focused, pageName, shell } from './pages/shell.ts';
import { readNames, readTable, table } from './pages/table.ts';

const test = journey();

let all: readonly Athlete[];
beforeAll(async () => {
  all = (await createClient({ baseUrl: inject('origin') }).listAthletes()).rows;
});

const listed = (filter: AthleteFilter) => sortAthletes(all.filter(matchesAthlete(filter)), filter.sort);

/** Waits until the list shows the filtered and sorted athletes, as far as rows are in the document. */
async function expectList(page: Page, filter: AthleteFilter): Promise<void> {
  const expected = listed(filter);
  const count = `${expected.length.toLocaleString('en')} athletes`;
  await expect.poll(() => athletesPage(page).count.textContent()).toBe(count);
  await expect
    .poll(() => readNames(page, 'Athletes').then((names) => names.slice(0, 20)))
    .toEqual(expected.slice(0, 20).map(({ name }) => name));
}

test('search, filter and sort order are in the URL, which shows the same to everybody', async ({ page }) => {
  const { search, openFilters, filter, sortBy } = athletesPage(page);
  await page.goto('/athletes');
  await expectList(page, {});
  const { columns, rows } = await readTable(page, 'Athletes');
  const shown = usualColumns.map((column) => listColumns[column]);
  expect({ columns, rows }).toEqual({
    columns: shown.map(({ title }) => title),
    rows: all.slice(0, rows.length).map((athlete) => shown.map(({ text }) => text(athlete))),
  });

  await search.fill('tiebreaker');
  await expectList(page, { q: 'tiebreaker' });
  await openFilters();
  await filter('Gender').selectOption('Female');
  await expectList(page, { q: 'tiebreaker', gender: 'Female' });
  await sortBy('GPA');
  const wanted: AthleteFilter = { q: 'tiebreaker', gender: 'Female', sort: '-gpa' };
  await expectList(page, wanted);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(wanted);

  const other = await visit();
  await other.page.goto(page.url());
  await expectList(other.page, wanted);
  expect(await athletesPage(other.page).header('GPA').getAttribute('aria-sort')).toBe('descending');
  expect(await athletesPage(other.page).search.inputValue()).toBe('tiebreaker');
  await other.page.context().close();
});

test('Back undoes changes one by one, and each filter has a button to remove it', async ({ page }) => {
  const { search, openFilters, filter, removeFilter } = athletesPage(page);
  // Below the open filters there is room for twenty rows.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto('/');
  await shell(page).go('Athletes');
  await openFilters();
  await filter('Sport').selectOption('Soccer');
  await expectList(page, { sport: 'Soccer' });
  await search.fill('netcord');
  await expectList(page, { sport: 'Soccer', q: 'netcord' });
  await removeFilter('Soccer');
  await expectList(page, { q: 'netcord' });
  await search.fill('');
  await expectList(page, {});
  for (const before of [{ q: 'netcord' }, { sport: 'Soccer', q: 'netcord' }, { sport: 'Soccer' }, {}]) {
    await page.goBack();
    await expectList(page, before);
  }
  await page.goBack();
  await expect.poll(() => pageName(page)).toBe('Home');
});

test('without matches the list names the search and clears it', async ({ page }) => {
  const rows = () => readTable(page, 'Athletes').then((seen) => seen.rows);
  await page.goto('/athletes?q=nobody&gender=Female');
  const nobody = [['No athlete matches “nobody”. Clear the searchHow to find athletes']];
  await expect.poll(rows).toEqual(nobody);
  expect(await athletesPage(page).clearAll.count()).toBe(1);
  await page.goto('/athletes?q=nobody');
  await expect.poll(rows).toEqual(nobody);
  await table(page, 'Athletes').getByRole('button', { name: 'Clear the search' }).click();
  await expectList(page, {});
  expect(await focused(page)).toBe('button Filters');
});

test('End leads to the last row, with only the rows near the view in the document', async ({ page }) => {
  const filter: AthleteFilter = { gender: 'Female', semester: 'Fall', sort: 'name' };
  await page.goto('/athletes?gender=Female&semester=Fall&sort=name');
  await expectList(page, filter);
  const expected = listed(filter);
  expect(expected.length).toBeGreaterThan(200);
  await expect
    .poll(async () => {
      // Until its keys have loaded, End is the browser's own.
      await page.keyboard.press('End');
      return (await readNames(page, 'Athletes')).at(-1);
    })
    .toBe(expected.at(-1)?.name);
  expect(await table(page, 'Athletes').getByRole('row').count()).toBeLessThan(100);
});

test('Back from an athlete and a reload return to the same rows', async ({ page }) => {
  await page.goto('/athletes');
  await expectList(page, {});
  const there = all[60]?.name ?? '';
  const row = table(page, 'Athletes').getByRole('link', { name: there, exact: true });
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 500);
      return row.count();
    })
    .toBe(1);
  // The page is left before it is told that it was scrolled.
  await row.evaluate((link: HTMLElement) => {
    link.scrollIntoView({ block: 'center' });
    link.click();
  });
  await expect.poll(() => shell(page).heading.textContent()).toBe(there);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const isInView = () =>
    row.evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await page.goBack();
  await row.waitFor();
  await expect.poll(isInView).toBe(true);
  await page.reload();
  await row.waitFor();
  await expect.poll(isInView).toBe(true);
});

test('a click that sorts and clears the search: nothing moves under the pointer', async ({ page }) => {
  const { search, header, count } = athletesPage(page);
  await page.goto('/athletes');
  await search.fill('tiebreaker');
  await expectList(page, { q: 'tiebreaker' });
  const top = () => header('Name').evaluate((cell) => cell.getBoundingClientRect().top);
  const before = await top();
  await search.fill('');
  const { x, y, width, height } = (await header('Name').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 4, y + height / 2);
  await page.mouse.down();
  await expect.poll(() => count.textContent()).toBe(`${all.length.toLocaleString('en')} athletes`);
  await page.mouse.up();
  await expectList(page, { sort: 'name' });
  expect(await top()).toBe(before);
});

test('the exact term stays open while it is set to any again', async ({ page }) => {
  await page.goto('/athletes');
  const { openFilters, filter } = athletesPage(page);
  await openFilters();
  await page.getByText('Exact term').click();
  for (const [semester, search] of [
    ['Fall', '?semester=Fall'],
    ['', ''],
  ] as const) {
    await filter('Semester').selectOption(semester);
    await expect.poll(() => new URL(page.url()).search).toBe(search);
    expect(await filter('Semester').isVisible()).toBe(true);
  }
});
