import { expect } from 'vitest';
import { callsTo } from './calls.ts';
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

test('a list asks for who looks and says so, and leads to the others', async ({ page, server, plain }) => {
  await server.addAthletes([{ name: 'Cy Example' }, { name: 'Di Example', recruiting_status: 'Committed' }]);
  const main = page.getByRole('main');
  const rows = () => main.getByRole('rowheader').filter({ hasText: /Cy|Di/ }).allInnerTexts();
  const query = () => new URL(page.url()).search;
  const { openFilters, filter, search } = athletesPage(page);
  const calls = callsTo(page, '/api/athletes/');
  await page.goto(`${server.url}/athletes?columns=name,status&status=looking`);
  await expect.poll(query).toBe('?columns=name%2Cstatus');
  await expect.poll(rows).toEqual(['Cy Example']);
  await main.getByText(/^\d+ athletes, Looking$/).waitFor();
  expect(calls.filter((call) => !call.includes('status=Looking'))).toEqual([]);
  await openFilters();
  expect(await filter('Status').inputValue()).toBe('Looking');
  await expect.poll(() => filter('Status').locator('option').allInnerTexts()).toContain('Committed (1)');
  const sports = () => filter('Sport').locator('option').allInnerTexts();
  const looking = await sports();
  await main.getByRole('button', { name: 'Remove filter Looking' }).click();
  await expect.poll(rows).toEqual(['Di Example', 'Cy Example']);
  expect([query(), await main.getByRole('button', { name: /^Remove filter/ }).count()]).toEqual([
    '?status=Any&columns=name%2Cstatus',
    0,
  ]);
  await expect.poll(sports).not.toEqual(looking);

  await page.goto(`${server.url}/`);
  await main.getByRole('heading', { name: 'New Athletes, Looking' }).waitFor();
  await expect.poll(rows).toEqual(['Cy Example']);
  await page.goto(`${server.url}/athletes`);
  await search.fill('di');
  await main.getByRole('button', { name: '1 with another status' }).click();
  await expect.poll(rows).toEqual(['Di Example']);
  expect(query()).toBe('?q=di&status=Any');

  await page.goto(`${plain.url}/athletes?status=Committed`);
  await expect.poll(rows).toEqual(['Di Example', 'Cy Example']);
  await main.getByText('Ignored in this address: status.').waitFor();
});
