import type { TestServer } from '@matchpoint/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { test } from './journey.ts';
import { startOwnServer } from './known-server.ts';
import { readNames } from './pages/table.ts';
import { times } from './people.ts';

let paged: TestServer;
let whole: TestServer;
beforeAll(async () => {
  paged = await startOwnServer();
  whole = await startOwnServer({ extensions: false, sharing: paged });
});
afterAll(async () => {
  await whole.stop();
  await paged.stop();
});
beforeEach(async () => {
  await paged.sql`delete from athletes`;
  await paged.addAthletes(women(30));
});

const women = (count: number) =>
  times(count, (n) => ({ name: `Woman ${n}`, gender: 'Female' as const, UTR: 5 + n / 10 }));

function saved(page: Page) {
  const main = page.getByRole('main');
  const panel = main.getByRole('region', { name: 'Saved searches' });
  return {
    panel,
    toggle: () => main.getByRole('button', { name: 'Saved searches' }).click(),
    press: (name: string) => panel.getByRole('button', { name, exact: true }).click(),
    name: panel.getByRole('textbox', { name: 'Save this search as' }),
    searches: () => panel.getByRole('listitem').allInnerTexts(),
    open: (name: string) => panel.getByRole('link', { name, exact: true }).click(),
  };
}

/** Calls of the list so far. */
function listCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/athletes/') calls.push(search);
  });
  return calls;
}

describe.each([
  ['with pages', () => paged],
  ['of the eleven calls alone', () => whole],
])('a service %s', (_, server) => {
  test('a search is saved, says what is new, is opened, and then nothing is new', async ({ page }) => {
    const { toggle, press, name, searches, open } = saved(page);
    await page.goto(`${server().url}/athletes?gender=Female&sort=-utr&columns=name,utr`);
    await toggle();
    await name.fill('Strong women');
    await press('Save');
    await expect.poll(searches).toEqual(['Strong women']);
    await page.waitForLoadState('networkidle');

    await paged.addAthletes([...women(3), { name: 'A man', gender: 'Male' }]);
    await page.goto(`${server().url}/athletes`);
    await toggle();
    await expect.poll(searches).toEqual(['Strong women\n3 new']);
    await open('Strong women');
    await expect
      .poll(() => page.url())
      .toBe(`${server().url}/athletes?gender=Female&sort=-utr&columns=name%2Cutr`);
    expect((await readNames(page, 'Athletes'))[0]).toBe('Woman 29');
    await toggle();
    await expect.poll(searches).toEqual(['Strong women']);
  });
});

test('nothing is asked before somebody opens the saved searches', async ({ page }) => {
  const { toggle, press, name, searches } = saved(page);
  await page.goto(`${paged.url}/athletes?gender=Female`);
  await toggle();
  await name.fill('Women');
  await press('Save');
  await expect.poll(searches).toEqual(['Women']);
  await page.waitForLoadState('networkidle');
  const calls = listCalls(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual(['?gender=Female&limit=100']);
  await paged.addAthletes(women(120));
  await toggle();
  await expect.poll(searches).toEqual(['Women\n100+ new']);
});

test('searches are renamed and removed by keyboard, with undo, in step with another tab', async ({
  page,
}) => {
  const { toggle, press, name, searches, panel } = saved(page);
  await page.goto(`${paged.url}/athletes?gender=Female`);
  await toggle();
  for (const one of ['Women', 'Others']) {
    await name.fill(one);
    await name.press('Enter');
  }
  await name.fill('Women');
  await name.press('Enter');
  await panel.getByText('There is a search “Women” already: take another name.').waitFor();
  await expectAccessible(page, 'the saved searches');

  const tab = await page.context().newPage();
  await tab.goto(`${paged.url}/athletes`);
  await saved(tab).toggle();
  await press('Rename Women');
  await panel.getByRole('textbox', { name: 'New name of Women' }).fill('Fall 2028');
  await page.keyboard.press('Enter');
  await expect.poll(searches).toEqual(['Fall 2028', 'Others']);
  await expect.poll(saved(tab).searches).toEqual(['Fall 2028', 'Others']);

  await press('Remove Fall 2028');
  await expect.poll(saved(tab).searches).toEqual(['Others']);
  await page.keyboard.press('Enter');
  await expect.poll(searches).toEqual(['Others', 'Fall 2028']);
  await page.reload();
  await toggle();
  await expect.poll(searches).toEqual(['Others', 'Fall 2028']);
});

test('searches of another version are kept aside', async ({ page }) => {
  const { toggle, press, name, searches, panel } = saved(page);
  const other = '{"version":2,"searches":{}}';
  await page.goto(`${paged.url}/athletes`);
  await page.evaluate((text) => localStorage.setItem('matchpoint.searches', text), other);
  await page.reload();
  await toggle();
  await panel.getByText('The searches on this device are of another version of the app.').waitFor();
  await name.fill('All');
  await press('Save');
  await expect.poll(searches).toEqual(['All']);
  expect(await page.evaluate(() => localStorage.getItem('matchpoint.searches.unreadable'))).toBe(other);
});
