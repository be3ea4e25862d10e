import { createClient } from '@matchpoint/core/client/client';
import { shownDate } from '@matchpoint/core/display/display';
import type { TestServer } from '@matchpoint/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { test, visit } from './journey.ts';
import { fullAgency, fullAthlete, startOwnServer } from './known-server.ts';
import { athletesPage } from './pages/athletes.ts';
import { readNames, readTable, table } from './pages/table.ts';

const usual = ['Name', 'Gender', 'Sport', 'Available for', 'Agency', 'GPA', 'SAT', 'TOEFL'];

let server: TestServer;
beforeAll(async () => {
  server = await startOwnServer();
  await server.addAgencies([fullAgency]);
  await server.addAthletes([
    { ...fullAthlete, name: 'Ada Example', UTR: 9.5, ITF: 400 },
    { ...fullAthlete, name: 'Bo Example', UTR: 11, ITF: 90 },
    { ...fullAthlete, name: 'Cy Example', UTR: null, ITF: null },
  ]);
});
afterAll(() => server.stop());

const view = (page: Page) => page.getByRole('region', { name: 'View' });
const columns = (page: Page) => readTable(page, 'Athletes').then((seen) => seen.columns);
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);

async function openView(page: Page, path = '/athletes') {
  await page.goto(server.url + path);
  await expect.poll(() => readNames(page, 'Athletes').then(({ length }) => length)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'View' }).click();
  await view(page).waitFor();
}

test('columns are chosen, kept on the device, and in the address where they are not the usual ones', async ({
  page,
}) => {
  await openView(page);
  const choice = (name: string) => view(page).getByRole('checkbox', { name, exact: true });
  expect(await view(page).getByRole('checkbox').count()).toBe(12);
  expect(await choice('Name').isDisabled()).toBe(true);
  await choice('Added').check();
  await choice('UTR').check();
  await choice('Gender').uncheck();
  expect(query(page)).toBe('?columns=name,sport,available,agency,gpa,sat,toefl,utr,added');
  expect(await columns(page)).toEqual([...usual.filter((name) => name !== 'Gender'), 'UTR', 'Added']);
  const { rows } = await readTable(page, 'Athletes');
  const listed = (await createClient({ baseUrl: server.url }).listAthletes()).rows;
  expect(rows[0]?.slice(-2)).toEqual(['-', shownDate(listed[0]?.created_at ?? null)]);

  await page.goto(`${server.url}/athletes`);
  await expect.poll(() => columns(page)).toContain('Added');
  await page.getByRole('button', { name: 'View' }).click();
  for (const name of ['Gender', 'UTR', 'Added']) await choice(name).click();
  expect([await columns(page), query(page)]).toEqual([usual, '']);
});

test('an address opens with its columns for everybody, without those that are unknown', async ({ page }) => {
  const other = await visit();
  await other.page.goto(`${server.url}/athletes?sort=-utr&columns=name,itf,shoe,utr`);
  await expect.poll(() => columns(other.page)).toEqual(['Name', 'UTR', 'ITF']);
  expect(await readTable(other.page, 'Athletes').then(({ rows }) => rows)).toEqual([
    ['Bo Example', '11', '90'],
    ['Ada Example', '9.5', '400'],
    ['Cy Example', '-', '-'],
  ]);
  await other.page
    .getByText('Left out of this address, because it was not understood: columns.', { exact: true })
    .waitFor();
  await other.page.context().close();
  await page.goto(`${server.url}/athletes`);
  await expect.poll(() => columns(page)).toEqual(usual);
});

test('the first click on a header gives what one wants first, and the order is said in words', async ({
  page,
}) => {
  await page.goto(`${server.url}/athletes?columns=name,utr,itf,added`);
  const seen: unknown[] = [];
  const look = async (title: string, order: string) => {
    await page.getByRole('paragraph').filter({ hasText: order }).waitFor();
    await expect.poll(() => table(page, 'Athletes').getAttribute('aria-busy')).toBe('false');
    const direction = await athletesPage(page).header(title).getAttribute('aria-sort');
    const names = await readNames(page, 'Athletes');
    seen.push([title, order, direction, names.map((name) => name?.split(' ')[0]).join(' ')]);
  };
  await look('Added', 'newest first');
  for (const [title, ...orders] of [
    ['UTR', 'UTR, highest first', 'UTR, lowest first', 'newest first'],
    ['ITF', 'ITF, best first', 'ITF, best last', 'newest first'],
    ['Added', 'oldest first', 'newest first'],
  ] as const) {
    for (const order of orders) {
      await athletesPage(page).sortBy(title);
      await look(title, order);
    }
  }
  expect(seen).toEqual([
    ['Added', 'newest first', 'descending', 'Cy Bo Ada'],
    ['UTR', 'UTR, highest first', 'descending', 'Bo Ada Cy'],
    ['UTR', 'UTR, lowest first', 'ascending', 'Ada Bo Cy'],
    ['UTR', 'newest first', 'none', 'Cy Bo Ada'],
    ['ITF', 'ITF, best first', 'ascending', 'Bo Ada Cy'],
    ['ITF', 'ITF, best last', 'descending', 'Ada Bo Cy'],
    ['ITF', 'newest first', 'none', 'Cy Bo Ada'],
    ['Added', 'oldest first', 'ascending', 'Ada Bo Cy'],
    ['Added', 'newest first', 'descending', 'Cy Bo Ada'],
  ]);
});

test('rows are comfortable or compact, which the device keeps for every list', async ({ page }) => {
  const height = (name: string) =>
    table(page, name)
      .locator('tbody tr')
      .first()
      .evaluate((row) => row.getBoundingClientRect().height);
  await openView(page);
  expect(await height('Athletes')).toBeGreaterThan(50);
  await view(page).getByRole('radio', { name: 'Compact' }).check();
  await expect.poll(() => height('Athletes')).toBeLessThan(38);
  await page.goto(`${server.url}/agencies`);
  await table(page, 'Agencies').getByRole('link', { name: fullAgency.name }).waitFor();
  expect(await height('Agencies')).toBeLessThan(38);
});

test('ranges that exclude each other say so instead of no match', async ({ page }) => {
  await page.goto(`${server.url}/athletes?min_utr=11&max_utr=9`);
  await expect
    .poll(() => readTable(page, 'Athletes').then(({ rows }) => rows))
    .toEqual([['Nobody can have UTR of at least 11 and at most 9.']]);
});

test('the list of agencies says its order, and what of its address was left out', async ({ page }) => {
  await page.goto(`${server.url}/agencies?sort=-name&shoe=3`);
  await page.getByText('name, Z to A', { exact: true }).waitFor();
  await page
    .getByText('Left out of this address, because it was not understood: shoe.', { exact: true })
    .waitFor();
});

for (const width of [1280, 768, 390]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    describe(`${colorScheme} at ${width} px`, () => {
      test.override({ contextOptions: { viewport: { width, height: 844 }, colorScheme } });

      test('all columns, compact rows and the choices are accessible', async ({ page }) => {
        const all = 'name,gender,sport,available,agency,gpa,sat,toefl,utr,itf,country,added';
        const path = `/athletes?shoe=3&columns=${all}`;
        if (width < 768) {
          await page.goto(server.url + path);
          await expect.poll(() => readNames(page, 'Athletes').then(({ length }) => length)).toBe(3);
        } else {
          await openView(page, path);
          await view(page).getByRole('radio', { name: 'Compact' }).check();
        }
        await expectAccessible(page, `${width}`);
      });
    });
  }
}

test('a service that does not date its rows is not offered the column of dates, which has none', async ({
  page,
}) => {
  await page.route('**/api/athletes/**', (route) => route.fulfill({ json: [{ ...fullAthlete, id: 1 }] }));
  await openView(page);
  expect(await view(page).getByRole('checkbox').count()).toBe(11);
  expect(await view(page).getByRole('checkbox', { name: 'Added' }).count()).toBe(0);
  await page.goto(`${server.url}/athletes?columns=name,added`);
  await expect
    .poll(() => readTable(page, 'Athletes').then(({ rows }) => rows))
    .toEqual([[fullAthlete.name, '-']]);
});
