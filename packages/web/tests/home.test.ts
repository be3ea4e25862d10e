import type { TestServer } from '@matchpoint/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { createAccount, signInAt } from './accounts.ts';
import { test } from './journey.ts';
import { fullAgency, fullAthlete, startOwnServer } from './known-server.ts';
import { ownAgencies } from './own-agencies.ts';
import { pageName, shell } from './pages/shell.ts';
import { readTable } from './pages/table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startOwnServer();
  const [, agency] = await server.addAgencies([{ name: 'Bare Example' }, fullAgency]);
  await server.addAthletes([{ name: 'Bare Sample' }, { ...fullAthlete, agency_id: agency ?? null }]);
});
afterAll(() => server.stop());

test('Home shows the newest athletes and the agencies in two cards, side by side', async ({ page }) => {
  await page.goto(server.url);
  await expect
    .poll(() => readTable(page, 'New Athletes'))
    .toEqual({
      columns: ['Name', 'Gender', 'Sport', 'Country of Residence'],
      rows: [
        ['Zoë Example', 'Female', 'Tennis', 'Brazil'],
        ['Bare Sample', '-', 'Tennis', '-'],
      ],
    });
  await expect
    .poll(() => readTable(page, 'Agencies'))
    .toEqual({
      columns: ['Name', 'Sports', 'Location'],
      rows: [
        ['Court Club Example', 'Tennis, Soccer', 'Zürich, Switzerland'],
        ['Bare Example', '-', '-'],
      ],
    });
  const [left, right] = await Promise.all(
    ['New Athletes', 'Agencies'].map((name) => shell(page).card(name).boundingBox()),
  );
  expect(right).toMatchObject({ y: left?.y, width: left?.width });
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
});

test('every item of the sidebar leads to its page; Home is in every breadcrumb', async ({ page }) => {
  await page.goto(server.url);
  const { navigation, breadcrumb, go } = shell(page);
  expect(await navigation.getByRole('listitem').allTextContents()).toEqual([
    'Home',
    'Athletes',
    'Coaches',
    'Agencies',
    'Board',
  ]);
  for (const [entry, path] of [
    ['Athletes', '/athletes'],
    ['Coaches', '/coaches'],
    ['Agencies', '/agencies'],
    ['Board', '/board'],
    ['Home', '/'],
  ] as const) {
    await go(entry);
    await expect.poll(() => pageName(page)).toBe(entry);
    expect({
      path: new URL(page.url()).pathname,
      crumbs: await breadcrumb.getByRole('listitem').allTextContents(),
      current: await navigation.locator('[aria-current=page]').allTextContents(),
    }).toEqual({ path, crumbs: entry === 'Home' ? ['Home'] : ['Home', entry], current: [entry] });
  }
});

test('shows visitors a link to sign in and the copyright of 2022', async ({ page }) => {
  await page.goto(server.url);
  await page.getByRole('banner').getByRole('link', { name: 'Sign up / Login' }).waitFor();
  expect(await page.getByRole('contentinfo').textContent()).toContain('2022');
});

test('every column title fits its column at 1280 pixels', async ({ page }) => {
  await page.goto(server.url);
  await expect.poll(() => readTable(page, 'New Athletes').then(({ rows }) => rows.length)).toBe(2);
  // The letters of the fallback are a little wider than Inter's, which comes after the rows.
  await page.evaluate(() => document.fonts.ready);
  const tooWide = await page.getByRole('columnheader').evaluateAll((headers) =>
    headers
      .filter((header) => {
        const text = document.createRange();
        text.selectNodeContents(header);
        const { right } = header.getBoundingClientRect();
        const padding = Number.parseFloat(getComputedStyle(header).paddingInlineEnd);
        return text.getBoundingClientRect().right > right - padding;
      })
      .map((header) => header.textContent),
  );
  expect(tooWide).toEqual([]);
});

const search = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search athletes' });
const listLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'List your athletes' });

test('its search leads to the athletes that it finds, or to all of them', async ({ page }) => {
  await page.goto(server.url);
  await search(page).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(' zoë & co ');
  await page.keyboard.press('Enter');
  await expect.poll(() => pageName(page)).toBe('Athletes');
  expect(new URL(page.url()).searchParams.get('q')).toBe('zoë & co');

  await page.goBack();
  await page.getByRole('button', { name: 'Find athletes' }).click();
  await expect.poll(() => page.url()).toBe(`${server.url}/athletes`);
});

test('who lists athletes goes to a new account, to My Account or to My Athletes', async ({ page }) => {
  await page.goto(server.url);
  await page.getByRole('banner').getByRole('link', { name: 'Sign up / Login' }).waitFor();
  const href = () => listLink(page).getAttribute('href');
  expect(await href()).toBe('/sign-up');

  const account = await createAccount();
  await signInAt(page, server, account);
  await expect.poll(href).toBe('/account');
  await ownAgencies(server, account).create({ name: 'Listing Example', sports: ['Tennis'] });
  await page.reload();
  await expect.poll(href).toBe('/my-athletes');
});

test('at 1280 pixels every row is one line; a text that is cut shows whole with the focus and the mouse', async ({
  page,
}) => {
  const own = await startOwnServer();
  onTestFinished(() => own.stop());
  const name = 'Wolfeschlegelsteinhausen Bergerdorff-Longhorn the Younger';
  await own.addAgencies([{ name: 'Short' }]);
  await own.addAthletes([{ name, country_of_residence: 'TW' }, { name: 'Ada' }]);
  await page.goto(own.url);
  const cell = page.getByRole('rowheader', { name });
  await cell.waitFor();
  const isCut = () =>
    cell.locator('a').evaluate((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      const box = link.parentElement?.getBoundingClientRect();
      return text.getBoundingClientRect().right > (box?.right ?? 0);
    });
  const heights = () =>
    page
      .getByRole('main')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .evaluateAll((rows) => [...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)))]);
  expect({ cut: await isCut(), heights: await heights() }).toEqual({ cut: true, heights: [44] });
  await cell.hover();
  expect({ cut: await isCut(), heights: await heights() }).toEqual({ cut: false, heights: [44] });
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Find athletes' }).focus();
  while (!(await cell.locator('a').evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  expect({ cut: await isCut(), heights: await heights() }).toEqual({ cut: false, heights: [44] });

  const ends = await Promise.all(
    ['New Athletes', 'Agencies'].map(async (card) => {
      const box = await shell(page).card(card).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    }),
  );
  expect(ends[0]).toBe(ends[1]);
});
