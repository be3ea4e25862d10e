import { expect } from 'vitest';
import { journey } from './journey.ts';
import { athletesPage } from './pages/athletes.ts';

const test = journey({
  serverOptions: { offered: ['WTN', 'recruiting_status'] },
  expectedComplaints: /^Failed to load resource: .* 404/,
});

test('an optional field shows only at a service that has it', async ({ page, server, plain }) => {
  await server.addAthletes([
    { name: 'Ada Example', UTR: 9.5, WTN: 14.25, ACT: 30 },
    { name: 'Bo Example', UTR: 8, WTN: 30 },
  ]);
  const main = page.getByRole('main');
  const headers = () => main.getByRole('columnheader').allInnerTexts();
  const names = () => main.getByRole('rowheader').allInnerTexts();
  const ranges = async () => {
    await athletesPage(page).openFilters();
    await main.getByRole('group', { name: 'UTR' }).waitFor();
    return [
      await main.getByRole('group', { name: 'WTN' }).count(),
      await main.getByRole('group', { name: 'ACT' }).count(),
    ];
  };
  await page.goto(`${server.url}/athletes?max_wtn=20&columns=name,wtn,act`);
  await expect.poll(headers).toEqual(['Name', 'WTN']);
  expect([await names(), await main.getByRole('cell').allInnerTexts()]).toEqual([['Ada Example'], ['14.25']]);
  expect(await ranges()).toEqual([1, 0]);
  await main.getByRole('button', { name: 'Star Ada Example' }).click();
  await page.getByRole('link', { name: 'Ada Example' }).click();
  await expect.poll(() => main.textContent()).toMatch(/WTN\s*14\.25/);
  expect(await main.textContent()).not.toMatch(/ACT/);
  await page.getByRole('link', { name: /^Board/ }).click();
  await expect.poll(() => main.textContent()).toMatch(/WTN\s*14\.25/);

  await page.goto(`${plain.url}/athletes?max_wtn=20&columns=name,wtn`);
  await expect.poll(headers).toEqual(['Name']);
  await expect.poll(names).toEqual(['Bo Example', 'Ada Example']);
  expect(await ranges()).toEqual([0, 0]);
});

test('a list shows those who look, and others where it is asked to', async ({ page, server, plain }) => {
  await server.addAthletes([{ name: 'Cy Example' }, { name: 'Di Example', recruiting_status: 'Committed' }]);
  const main = page.getByRole('main');
  const rows = () => main.getByRole('rowheader').filter({ hasText: /Cy|Di/ }).allInnerTexts();
  const { openFilters, filter } = athletesPage(page);
  await page.goto(`${server.url}/athletes?columns=name,status&status=looking`);
  await expect.poll(() => new URL(page.url()).search).toBe('?columns=name%2Cstatus');
  await expect.poll(rows).toEqual(['Cy Example']);
  await openFilters();
  expect(await filter('Status').inputValue()).toBe('Looking');
  await filter('Status').selectOption('Any');
  await expect.poll(rows).toEqual(['Di Example', 'Cy Example']);
  expect(new URL(page.url()).searchParams.get('status')).toBe('Any');
  await main.getByRole('button', { name: 'Remove filter Any status' }).click();
  await expect.poll(rows).toEqual(['Cy Example']);

  await page.goto(`${plain.url}/athletes?status=Committed`);
  await expect.poll(rows).toEqual(['Di Example', 'Cy Example']);
  await main.getByText('Ignored in this address: status.').waitFor();
});
