import type { TestServer } from '@matchpoint/server/testing';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from './journey.ts';
import { fullAgency, startOwnServer } from './known-server.ts';
import { shell } from './pages/shell.ts';
import { readNames, readTable, table } from './pages/table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startOwnServer();
  await server.addAgencies([
    { name: 'Ärmel Sample', country: 'DE', sports: ['Tennis'] },
    { name: 'Zebra Example', country: 'BR' },
    fullAgency,
  ]);
});
afterAll(() => server.stop());

test('lists the agencies, the newest first', async ({ page }) => {
  await page.goto(`${server.url}/agencies`);
  await expect
    .poll(() => readTable(page, 'Agencies'))
    .toEqual({
      columns: ['Name', 'Sports', 'Country'],
      rows: [
        ['Court Club Example', 'Tennis, Soccer', 'Switzerland'],
        ['Zebra Example', '-', 'Brazil'],
        ['Ärmel Sample', 'Tennis', 'Germany'],
      ],
    });
});

test('searches and sorts, and shows the same after a reload', async ({ page }) => {
  await page.goto(`${server.url}/agencies`);
  await page.getByRole('searchbox', { name: 'Search agencies' }).fill('example');
  await expect.poll(() => readNames(page, 'Agencies')).toEqual(['Court Club Example', 'Zebra Example']);
  const header = table(page, 'Agencies').getByRole('columnheader', { name: 'Name', exact: true });
  await header.getByRole('button').click();
  await expect.poll(() => header.getAttribute('aria-sort')).toBe('ascending');
  await header.getByRole('button').click();
  await expect.poll(() => readNames(page, 'Agencies')).toEqual(['Zebra Example', 'Court Club Example']);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ q: 'example', sort: '-name' });
  await page.reload();
  await expect.poll(() => readNames(page, 'Agencies')).toEqual(['Zebra Example', 'Court Club Example']);
});

test('finds and sorts letters with accents like those without', async ({ page }) => {
  await page.goto(`${server.url}/agencies?q=armel`);
  await expect.poll(() => readNames(page, 'Agencies')).toEqual(['Ärmel Sample']);
  await page.goto(`${server.url}/agencies?sort=name`);
  await expect
    .poll(() => readNames(page, 'Agencies'))
    .toEqual(['Ärmel Sample', 'Court Club Example', 'Zebra Example']);
});

describe('an empty directory', () => {
  test('says so in every list', async ({ page }) => {
    const empty = await startOwnServer();
    try {
      for (const [path, ...lists] of [
        ['/', 'New Athletes', 'Agencies'],
        ['/athletes', 'Athletes'],
        ['/agencies', 'Agencies'],
      ] as const) {
        await page.goto(`${empty.url}${path}`);
        await shell(page).heading.waitFor();
        for (const list of lists) {
          await expect
            .poll(() => readTable(page, list).then(({ rows }) => rows))
            .toEqual([['Nothing here yet']]);
        }
      }
    } finally {
      await empty.stop();
    }
  });
});
