import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callsTo } from './calls.ts';
import { journey } from './journey.ts';
import { readFacts } from './pages/facts.ts';
import { shell } from './pages/shell.ts';
import { readNames } from './pages/table.ts';
import { times } from './people.ts';

const test = journey().extend('ids', { scope: 'file' }, async ({ server }) => {
  const [small = '', large = '', empty = ''] = await server.addAgencies(
    ['Small Club', 'Large Club', 'Empty Club'].map((name) => ({ name })),
  );
  await server.addAthletes([
    ...times(12, (n) => ({
      name: `Small ${n}`,
      agency_id: small,
      sport: n < 9 ? 'Tennis' : 'Soccer',
      available_semester: n % 2 === 0 ? 'Fall' : 'Spring',
      available_year: n === 8 ? null : 2028,
    })),
    ...times(1005, (n) => ({
      name: `Large ${n}`,
      agency_id: large,
      available_semester: 'Fall',
      available_year: 2027,
    })),
  ]);
  return { small, large, empty };
});

const counts = (page: Page) => readFacts(shell(page).card('By sport and term'));

test("an agency leads to its newest athletes, to a term's, and to all", async ({ page, server, ids }) => {
  const calls = callsTo(page, '/api/athletes/');
  const open = () => page.goto(`${server.url}/agencies/${ids.small}`);
  await open();
  await expect.poll(() => readNames(page, 'Athletes')).toEqual(times(10, (n) => `Small ${11 - n}`));
  expect(await counts(page)).toEqual({
    Tennis: 'Spring 2028 4Fall 2028 4Fall 1',
    Soccer: 'Spring 2028 2Fall 2028 1',
  });
  expect(calls).toEqual([`/api/athletes/?agency_id=${ids.small}&limit=100`]);
  const links = shell(page).card('By sport and term').getByRole('link');
  const terms = ['Spring 2028', 'Fall 2028'];
  expect(await links.allTextContents()).toEqual([...terms, ...terms]);
  await links.getByText('Spring 2028').first().click();
  await expect.poll(() => readNames(page, 'Athletes')).toEqual(['Small 7', 'Small 5', 'Small 3', 'Small 1']);

  await open();
  await page.getByRole('link', { name: 'Small 10', exact: true }).click();
  await page.getByText('2 of 12', { exact: true }).waitFor();
  await page.keyboard.press('j');
  await expect.poll(() => shell(page).heading.textContent()).toBe('Small 9');
  await shell(page).breadcrumb.getByRole('link', { name: 'Small Club' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/agencies/${ids.small}`);
  await page.getByRole('link', { name: 'All 12 athletes' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe(`?agency_id=${ids.small}`);
  await expect.poll(() => readNames(page, 'Athletes').then(({ length }) => length)).toBe(12);
});

test('the newest thousand athletes are counted; none is one sentence', async ({ page, server, ids }) => {
  const calls = callsTo(page, '/api/athletes/');
  await page.goto(`${server.url}/agencies/${ids.large}`);
  await page.getByText('Of the newest 1,000 athletes.', { exact: true }).waitFor();
  expect(await counts(page)).toEqual({ Tennis: 'Fall 2027 1,000' });
  await page.getByRole('link', { name: 'All 1,005 athletes' }).waitFor();
  expect(calls).toEqual(
    ['100', '1000'].map((limit) => `/api/athletes/?agency_id=${ids.large}&limit=${limit}`),
  );

  await page.goto(`${server.url}/agencies/${ids.empty}`);
  await expect.poll(() => readNames(page, 'Athletes')).toEqual(['Nothing here yet']);
  expect(await shell(page).card('By sport and term').count()).toBe(0);
  expect(await shell(page).card('Athletes').getByRole('link').count()).toBe(0);
});
