import { createClient } from '@matchpoint/core/client/client';
import { shownDate } from '@matchpoint/core/display/display';
import type { TestServer } from '@matchpoint/server/testing';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey, visit } from './journey.ts';
import { fullAgency, fullAthlete } from './known-server.ts';
import { athletesPage } from './pages/athletes.ts';
import { readNames, readTable, table } from './pages/table.ts';

const test = journey();

const usual = ['Name', 'Gender', 'Sport', 'Available for', 'Agency', 'GPA', 'SAT', 'TOEFL'];

test.beforeAll(async ({ server }) => {
  await server.addAgencies([fullAgency]);
  await server.addAthletes([
    { ...fullAthlete, name: 'Ada Example', UTR: 9.5, ITF: 400 },
    { ...fullAthlete, name: 'Bo Example', UTR: 11, ITF: 90 },
    { ...fullAthlete, name: 'Cy Example', UTR: null, ITF: null },
  ]);
});

const view = (page: Page) => page.getByRole('region', { name: 'View' });
const choice = (page: Page, name: string) => view(page).getByRole('checkbox', { name, exact: true });
const columns = (page: Page) => readTable(page, 'Athletes').then((seen) => seen.columns);
const rows = (page: Page) => readTable(page, 'Athletes').then((seen) => seen.rows);
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);

async function openView(page: Page, server: TestServer) {
  await page.goto(`${server.url}/athletes`);
  await expect.poll(() => readNames(page, 'Athletes').then(({ length }) => length)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'View' }).click();
  await view(page).waitFor();
}

test('columns and density are kept on the device, columns in the address', async ({ page, server }) => {
  const height = (name: string) =>
    table(page, name)
      .locator('tbody tr')
      .first()
      .evaluate((row) => row.getBoundingClientRect().height);
  await openView(page, server);
  expect(await view(page).getByRole('checkbox').count()).toBe(12);
  expect(await choice(page, 'Name').isDisabled()).toBe(true);
  await choice(page, 'Added').check();
  await choice(page, 'UTR').check();
  await choice(page, 'Gender').uncheck();
  expect(query(page)).toBe('?columns=name,sport,available,agency,utr,gpa,sat,toefl,added');
  expect(await columns(page)).toEqual([
    ...usual.slice(0, 1),
    ...usual.slice(2, 5),
    'UTR',
    ...usual.slice(5),
    'Added',
  ]);
  const listed = (await createClient({ baseUrl: server.url }).listAthletes()).rows;
  expect((await rows(page))[0]?.slice(-2)).toEqual(['0', shownDate(listed[0]?.created_at ?? null)]);

  await openView(page, server);
  await expect.poll(() => columns(page)).toContain('Added');
  for (const name of ['Gender', 'UTR', 'Added']) await choice(page, name).click();
  expect([await columns(page), query(page)]).toEqual([usual, '']);

  expect(await height('Athletes')).toBe(44);
  await view(page).getByRole('radio', { name: 'Compact' }).check();
  await expect.poll(() => height('Athletes')).toBeLessThan(38);
  await page.goto(`${server.url}/agencies`);
  await table(page, 'Agencies').getByRole('link', { name: fullAgency.name }).waitFor();
  expect(await height('Agencies')).toBeLessThan(38);
});

test('an address opens with its columns and order, the best first', async ({ page, server }) => {
  const other = await visit();
  await other.page.goto(`${server.url}/athletes?Sort=-UTR&columns=name,itf,shoe,utr`);
  await expect.poll(() => columns(other.page)).toEqual(['Name', 'UTR', 'ITF']);
  expect(await rows(other.page)).toEqual([
    ['Bo Example', '11.00', '90'],
    ['Ada Example', '9.50', '400'],
    ['Cy Example', '-', '-'],
  ]);
  await other.page.getByText('Ignored in this address: columns=shoe.', { exact: true }).waitFor();
  expect(query(other.page)).toBe('?sort=-utr&columns=name,utr,itf');
  await athletesPage(other.page).sortBy('ITF');
  await other.page.getByRole('paragraph').filter({ hasText: 'ITF, best first' }).waitFor();
  expect(await athletesPage(other.page).header('ITF').getAttribute('aria-sort')).toBe('ascending');
  await other.page.context().close();
  await page.goto(`${server.url}/athletes`);
  await expect.poll(() => columns(page)).toEqual(usual);
});
