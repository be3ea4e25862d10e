import { expect } from 'vitest';
import { journey } from './journey.ts';
import { fullAgency } from './known-server.ts';
import { shell } from './pages/shell.ts';
import { readNames, readTable, table } from './pages/table.ts';

const test = journey();

test('an empty directory says so; agencies are listed, searched and sorted', async ({ page, server }) => {
  for (const [path, ...lists] of [
    ['/', 'New Athletes', 'Agencies'],
    ['/athletes', 'Athletes'],
    ['/agencies', 'Agencies'],
  ] as const) {
    await page.goto(`${server.url}${path}`);
    await shell(page).heading.waitFor();
    for (const list of lists) {
      await expect.poll(() => readTable(page, list).then(({ rows }) => rows)).toEqual([['Nothing here yet']]);
    }
  }
  await server.addAgencies([
    { name: 'Ärmel Sample', country: 'DE', sports: ['Tennis'] },
    { name: 'Zebra Example', country: 'BR' },
    fullAgency,
  ]);
  await page.goto(`${server.url}/agencies?shoe=3`);
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
  await page.getByText('Ignored in this address: shoe.', { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('');

  await page.getByRole('searchbox', { name: 'Search agencies' }).fill('example');
  await expect.poll(() => readNames(page, 'Agencies')).toEqual(['Court Club Example', 'Zebra Example']);
  const header = table(page, 'Agencies').getByRole('columnheader', { name: 'Name', exact: true });
  await header.getByRole('button').click();
  await expect.poll(() => header.getAttribute('aria-sort')).toBe('ascending');
  await header.getByRole('button').click();
  await expect.poll(() => readNames(page, 'Agencies')).toEqual(['Zebra Example', 'Court Club Example']);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ q: 'example', sort: '-name' });
  await page.getByText('name, Z to A', { exact: true }).waitFor();
  await page.getByRole('searchbox', { name: 'Search agencies' }).fill('nobody');
  await expect
    .poll(() => readTable(page, 'Agencies').then(({ rows }) => rows))
    .toEqual([['No agency matches.']]);
  await page.goBack();
  await expect.poll(() => readNames(page, 'Agencies')).toEqual(['Court Club Example', 'Zebra Example']);
});
