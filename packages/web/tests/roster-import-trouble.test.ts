import { workbook } from '@matchpoint/core/testing/workbook';
import type { TestServer } from '@matchpoint/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { createAccount, signInAt } from './accounts.ts';
import { test } from './journey.ts';
import { startOwnServer } from './known-server.ts';
import { ownAgencies } from './own-agencies.ts';
import { ownAthletes } from './own-athletes.ts';
import { importPage } from './pages/import.ts';
import { focused } from './pages/shell.ts';
import { times } from './people.ts';

// The browser logs requests that the test fails.
test.override({ expectedComplaints: /^Failed to load resource: / });

let server: TestServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.stop());

async function openImport(page: Page) {
  const account = await createAccount();
  const id = await ownAgencies(server, account).create({ name: 'Trouble Example', sports: ['Tennis'] });
  await signInAt(page, server, account);
  await page.goto(`${server.url}/my-athletes/import`);
  await importPage(page).step('Choose a file').waitFor();
  return ownAthletes(server, account, id);
}

const roster = { name: 'roster.csv', content: 'Name,Available for\nAda Demo,Fall 2027\n' };
const names = times(2500, (n) => `Many Demo ${n}`);
const many = {
  name: 'many.csv',
  content: ['Name,Available for', ...names.map((name) => `${name},Fall 2027`)].join('\n'),
};

test('two tabs do not import for one agency at once', async ({ page }) => {
  const own = await openImport(page);
  const first = importPage(page);
  await first.choose(roster);
  await first.step('What will happen').waitFor();

  const other = await page.context().newPage();
  await other.goto(`${server.url}/my-athletes/import`);
  const second = importPage(other);
  const refusal = second.main.getByRole('alert').filter({ hasText: 'Another tab of this browser' });
  for (const action of [
    () => second.button('Go on').click(),
    () => second.button('Discard').click(),
    () => second.choose(many),
  ]) {
    await second.step('Choose a file').waitFor();
    await action();
    await refusal.waitFor();
    await other.reload();
  }
  await page.close();
  await second.button('Go on').click();
  await second.button('Add 1 athlete').click();
  await second.step('Imported').waitFor();
  expect(await own.names()).toEqual(['Ada Demo']);
});

test('an import that is discarded is not offered again', async ({ page }) => {
  await openImport(page);
  const { choose, step, button, main } = importPage(page);
  await choose(roster);
  await step('What will happen').waitFor();
  await page.reload();
  await button('Discard').click();
  await main.getByText('roster.csv is not finished').waitFor({ state: 'detached' });
  await page.reload();
  await step('Choose a file').waitFor();
  expect(await main.getByText('roster.csv is not finished').count()).toBe(0);
});

test('the network is lost while rows are sent: the import waits, and each athlete is there once', async ({
  page,
}) => {
  const own = await openImport(page);
  const { choose, step, button, counts } = importPage(page);
  await choose(many);
  let batches = 0;
  await page.route('**/athletes/batch', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    batches += 1;
    // One is lost before it arrives, one after it was stored.
    if (batches === 3) await route.fetch();
    if (batches === 2 || batches === 3) return route.abort();
    await route.fallback();
  });
  await button('Add 2,500 athletes').click();
  await step('Imported').waitFor();
  expect(await counts()).toEqual(['1,500 athletes added', '1,000 there already']);
  expect((await own.names()).toSorted()).toEqual(names.toSorted());
});

test('sending is paused, asks before the page is left, and goes on', async ({ page }) => {
  const own = await openImport(page);
  const { choose, step, button } = importPage(page);
  await choose(many);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isFirst = true;
  await page.route('**/athletes/batch', async (route) => {
    if (route.request().method() === 'POST') {
      if (isFirst) await held;
      isFirst = false;
    }
    await route.fallback();
  });
  await button('Add 2,500 athletes').click();
  await step('Importing').waitFor();
  expect(await focused(page)).toBe('h2 Importing');
  await page.getByRole('link', { name: 'Agencies', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave while the import runs?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await question.waitFor({ state: 'detached' });

  await button('Pause').click();
  await step('Paused').waitFor();
  release();
  await page.getByText('1,000 of 2,500 rows done').waitFor();
  expect((await own.names()).length).toBe(1000);
  await button('Resume').click();
  await step('Imported').waitFor();
  expect((await own.names()).length).toBe(2500);
});

test('a service that cannot be reached is asked again by hand, before anything is sent', async ({ page }) => {
  const own = await openImport(page);
  const { choose, step, button } = importPage(page);
  let isAway = true;
  await page.route(/\/agencies\/.*\/athletes/, (route) => (isAway ? route.abort() : route.fallback()));
  await choose(roster);
  await step('Your athletes cannot be read').waitFor();
  isAway = false;
  await button('Try again').click();
  await button('Add 1 athlete').click();
  await step('Imported').waitFor();
  expect(await own.names()).toEqual(['Ada Demo']);
});

test('which of several sheets is asked, and Back leads to the question', async ({ page }) => {
  const own = await openImport(page);
  const { choose, step, button, main } = importPage(page);
  const sheet = (name: string, who: string) => ({
    name,
    rows: [
      ['Whom', 'Available for', 'Gossip'],
      [who, 'Fall 2027', 'none at all'],
    ],
  });
  const content = Buffer.from(workbook([sheet('Boys', 'Bo Demo'), sheet('Girls', 'Ada Demo')]));
  await choose({ name: 'roster.xlsx', content });
  await step('Which sheet is the roster?').waitFor();
  await button('Continue').click();
  await step('Which column is which?').waitFor();
  await button('Back').click();
  await step('Which sheet is the roster?').waitFor();
  await main.getByRole('radio', { name: /^Girls/ }).check();
  await button('Continue').click();
  await step('Which column is which?').waitFor();
  await main.getByLabel('Whom').selectOption('Name');
  await main.getByLabel('Gossip').selectOption('Leave out');
  await button('Continue').click();
  await button('Add 1 athlete').click();
  await step('Imported').waitFor();
  expect(await own.names()).toEqual(['Ada Demo']);
});

test('the tab is killed eight times, before and after a request arrives: each athlete is there once', async ({
  page,
}) => {
  const own = await openImport(page);
  const context = page.context();
  const first = importPage(page);
  await first.choose({
    name: 'many.csv',
    content: ['Name,Available for', ...names.map((name) => `${name},Fall 2027`)].join('\n'),
  });
  await first.button('Add 2,500 athletes').waitFor();
  let tab = page;
  for (let kills = 0; kills < 8; kills += 1) {
    const killed = tab;
    const { button } = importPage(killed);
    const died = new Promise<void>((resolve) => {
      void killed.route('**/athletes/batch', async (route) => {
        // Every third one arrives, and its answer is lost with the tab.
        if (kills % 3 === 1) await route.fetch();
        await killed.close();
        resolve();
      });
    });
    await button(/^Add/).click();
    await died;
    tab = await context.newPage();
    await tab.goto(`${server.url}/my-athletes/import`);
    await importPage(tab).button('Go on').click();
    await importPage(tab).step('What will happen').waitFor();
  }
  const last = importPage(tab);
  await last.button(/^Add/).click();
  await last.step('Imported').waitFor();
  expect((await own.names()).toSorted()).toEqual(names.toSorted());
  await tab.close();
});

test('repairs are asked about when the page is left, and are there when it is opened again', async ({
  page,
}) => {
  await openImport(page);
  const { choose, step, button, field } = importPage(page);
  await choose({ name: 'roster.csv', content: 'Name,Available for,GPA\nAda Demo,Fall 2027,9\nBo,2027,3\n' });
  await step('2 rows need a repair').waitFor();
  await button('Change it').first().click();
  await field('New value').fill('3.9');
  await button('Change it').first().click();
  await step('1 row needs a repair').waitFor();
  await page.getByRole('link', { name: 'Agencies', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave before anything is sent?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { level: 1, name: 'Agencies' }).waitFor();
  await page.goto(`${server.url}/my-athletes/import`);
  await button('Go on').click();
  await step('1 row needs a repair').waitFor();
});
