import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { hold } from './hold.ts';
import { journey } from './journey.ts';
import { accountPages } from './pages/accounts.ts';
import { athletesPage } from './pages/athletes.ts';
import { pageName, shell } from './pages/shell.ts';
import { readNames, skeletonLines } from './pages/table.ts';
import { scriptOf } from './script-of.ts';

const test = journey({
  expectedComplaints: /net::ERR_CONNECTION_REFUSED|PartLoadError|Failed to fetch dynamically/,
});

/** The service is asked this often while it is away. Milliseconds. */
const interval = 5000;

const stop = (page: Page) => page.route('**', (route) => route.abort('connectionrefused'));
const start = (page: Page) => page.unroute('**');
const count = (page: Page, list: string) => readNames(page, list).then(({ length }) => length);

/** The service is back after ten minutes, in which swr's delays grow to minutes. */
async function endLongOutage(page: Page): Promise<void> {
  for (let minute = 0; minute < 10; minute++) {
    await shell(page).status.waitFor();
    await page.clock.fastForward(60_000);
  }
  await start(page);
  await page.clock.fastForward(interval);
}

/** Opens Athletes and waits for the scripts of the other pages, which load after the list; then nothing is loading. */
async function openWholly(page: Page): Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  const scripts = ['athletes/athlete/athlete-page', 'agencies/agency/agency-page', 'add/add-page'].map(
    (source) => page.waitForResponse(scriptOf(`src/${source}.tsx`)),
  );
  await page.goto('/athletes');
  await expect.poll(() => count(page, 'Athletes')).toBeGreaterThan(10);
  await Promise.all(scripts);
  await expect.poll(() => underWay.size).toBe(0);
}

test('while the server is away lists are blank, cards skeletons or keep their rows', async ({ page }) => {
  const { go, status, card, heading } = shell(page);
  await page.clock.install();
  await openWholly(page);
  await stop(page);
  await go('Agencies');
  await status.waitFor();
  expect((await page.getByRole('main').textContent())?.trim()).toBe('');
  await go('Home');
  await expect.poll(() => pageName(page)).toBe('Home');
  for (const name of ['New Athletes', 'Agencies']) {
    expect(await skeletonLines(card(name)).count()).toBe(5);
  }
  await endLongOutage(page);
  await expect.poll(() => count(page, 'New Athletes')).toBe(10);
  await expect.poll(() => count(page, 'Agencies')).toBe(10);
  await status.waitFor({ state: 'detached' });

  const before = await readNames(page, 'New Athletes');
  await go('Coaches');
  await expect.poll(() => heading.textContent()).toBe('Coaches');
  await stop(page);
  await page.clock.fastForward(interval);
  await go('Home');
  await status.waitFor();
  expect(await readNames(page, 'New Athletes')).toEqual(before);
  expect(await skeletonLines(page.getByRole('main')).count()).toBe(0);

  // Coaches loads nothing, so only the connection itself can find the server.
  await go('Coaches');
  await expect.poll(() => heading.textContent()).toBe('Coaches');
  await status.waitFor();
  await start(page);
  await page.clock.fastForward(interval);
  await status.waitFor({ state: 'detached' });
});

test('pages of one entry and /add are back soon after a long outage', async ({ page }) => {
  const { heading } = shell(page);
  await page.clock.install();
  await openWholly(page);
  for (const path of ['/athletes/1', '/agencies/1', '/add']) {
    await stop(page);
    await page.evaluate((next) => history.pushState(null, '', next), path);
    await shell(page).status.waitFor();
    if (path === '/add') expect(await page.getByRole('main').textContent()).toBe('');
    await endLongOutage(page);
    await heading.waitFor();
    await expect.poll(() => skeletonLines(page.getByRole('main')).count()).toBe(0);
  }
});

test('a service that hangs is said to be slow, and no page is white meanwhile', async ({ page, person }) => {
  const { status, slow, heading, go } = shell(page);
  const { userMenu } = accountPages(page);
  await page.clock.install();
  await accountPages(page).signIn(person);
  const release = await hold(page, '**/api/**');
  for (const [path, title] of [
    ['/add', 'Add athlete'],
    ['/my-athletes', 'My Athletes'],
  ] as const) {
    await page.goto(path);
    await expect.poll(() => heading.textContent()).toBe(title);
    await expect.poll(() => skeletonLines(page.getByRole('main')).count()).toBe(5);
    await userMenu.waitFor();
    await page.clock.fastForward(3000);
    await slow.waitFor();
    expect(await skeletonLines(page.getByRole('main')).count()).toBe(5);
  }
  await go('Coaches');
  await slow.waitFor({ state: 'detached' });
  await go('Home');
  await expect.poll(() => pageName(page)).toBe('Home');
  await page.clock.fastForward(3000);
  await slow.waitFor();
  release();
  await slow.waitFor({ state: 'detached' });
  await expect.poll(() => count(page, 'New Athletes')).toBe(10);
  expect(await status.count()).toBe(0);
});

test('a page whose script failed says so, and opens when the server is back', async ({ page }) => {
  const { status, heading } = shell(page);
  await page.clock.install();
  await openWholly(page);
  await stop(page);
  await page.getByRole('link', { name: 'Sign up / Login' }).click();
  await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/^This page could not be loaded/);
  expect(await heading.textContent()).toBe('Sign in');
  await status.waitFor();
  await start(page);
  await page.clock.fastForward(interval);
  await expect.poll(() => heading.textContent()).toBe('Sign in to our platform');
});

test('filters first opened while the server is stopped say so, and load when retried', async ({ page }) => {
  const { openFilters, filter } = athletesPage(page);
  await openWholly(page);
  await stop(page);
  await openFilters();
  const missing = page.getByRole('alert');
  await expect
    .poll(() => missing.textContent())
    .toBe('The filters could not be loaded: the service cannot be reached.Try again');
  const again = missing.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect.poll(() => again.count()).toBe(1);
  expect(await count(page, 'Athletes')).toBeGreaterThan(10);
  await start(page);
  // Chromium does not fetch a failed script again before the page is reloaded.
  const reloaded = page.waitForEvent('load');
  await again.click();
  await reloaded;
  await openFilters();
  await filter('Gender').waitFor();
});
