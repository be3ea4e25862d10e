import type { Page, Request } from 'playwright-core';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { type Gate, startGate } from './gate.ts';
import { test } from './journey.ts';
import { athletesPage } from './pages/athletes.ts';
import { pageName, shell } from './pages/shell.ts';
import { readNames, skeletonLines } from './pages/table.ts';

test.override({
  expectedComplaints:
    /net::ERR_CONNECTION_REFUSED|net::ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|PartLoadError|Failed to fetch dynamically/,
});

let gate: Gate;
beforeEach(async () => {
  gate = await startGate(inject('origin'));
});
afterEach(() => gate.shut());

/** Longer than swr's first retry delays. */
const retries = 60_000;

/** Opens Athletes and waits until nothing is loading: the scripts of the other pages load after the list. */
async function openWholly(page: Page): Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  await page.goto(`${gate.origin}/athletes`);
  await expect.poll(() => readNames(page, 'Athletes').then(({ length }) => length)).toBeGreaterThan(10);
  await expect.poll(() => underWay.size).toBe(0);
}

test('cards keep their skeletons while the server is stopped, and recover when it is back', async ({
  page,
}) => {
  const { go, status, card } = shell(page);
  await page.clock.install();
  await openWholly(page);
  await gate.shut();

  await go('Home');
  await status.waitFor();
  await expect.poll(() => pageName(page)).toBe('Home');
  for (const name of ['New Athletes', 'Agencies']) {
    expect(await skeletonLines(card(name)).count()).toBe(5);
  }
  await page.clock.fastForward(retries);
  await status.waitFor();

  await gate.open();
  await page.clock.fastForward(retries);
  await expect.poll(() => readNames(page, 'New Athletes').then(({ length }) => length)).toBe(10);
  await expect.poll(() => readNames(page, 'Agencies').then(({ length }) => length)).toBe(10);
  await status.waitFor({ state: 'detached' });
});

test('the status goes on a page that loads nothing, too, when the server is back', async ({ page }) => {
  const { go, status, heading } = shell(page);
  await page.clock.install();
  await openWholly(page);
  await gate.shut();
  await go('Home');
  await status.waitFor();
  await go('Coaches');
  await expect.poll(() => heading.textContent()).toBe('Coaches');
  await page.clock.fastForward(retries);
  await status.waitFor();
  await gate.open();
  await page.clock.fastForward(retries);
  await status.waitFor({ state: 'detached' });
});

test('a page whose script failed to load opens by itself when the server is back', async ({ page }) => {
  const { status, heading } = shell(page);
  await page.clock.install();
  await openWholly(page);
  await gate.shut();
  await page.getByRole('link', { name: 'Sign up / Login' }).click();
  await page.getByRole('alert').waitFor();
  await status.waitFor();
  await gate.open();
  await page.clock.fastForward(retries);
  await expect.poll(() => heading.textContent()).toBe('Sign in to our platform');
});

test('what is shown stays while the server is stopped', async ({ page }) => {
  const { go, status, heading } = shell(page);
  await page.clock.install();
  await page.goto(gate.origin);
  await expect.poll(() => readNames(page, 'Agencies').then(({ length }) => length)).toBe(10);
  const before = await readNames(page, 'New Athletes');
  await go('Coaches');
  await expect.poll(() => heading.textContent()).toBe('Coaches');
  await gate.shut();
  await page.clock.fastForward(retries);
  await go('Home');
  await status.waitFor();
  expect(await readNames(page, 'New Athletes')).toEqual(before);
  expect(await skeletonLines(page.getByRole('main')).count()).toBe(0);
});

test('the Agencies list is blank while the server is stopped, and comes back', async ({ page }) => {
  const { go, status } = shell(page);
  await page.clock.install();
  await openWholly(page);
  await gate.shut();
  await go('Agencies');
  await status.waitFor();
  expect((await page.getByRole('main').textContent())?.trim()).toBe('');
  await gate.open();
  await page.clock.fastForward(retries);
  await expect.poll(() => readNames(page, 'Agencies').then(({ length }) => length)).toBeGreaterThan(10);
});

test('filters first opened while the server is stopped say so, and load when retried', async ({ page }) => {
  const { openFilters, filter } = athletesPage(page);
  await openWholly(page);
  await gate.shut();
  await openFilters();
  const missing = page.getByRole('alert');
  await expect
    .poll(() => missing.textContent())
    .toBe('The filters could not be loaded: the service cannot be reached.Try again');
  const again = missing.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect.poll(() => again.count()).toBe(1);
  expect(await readNames(page, 'Athletes').then(({ length }) => length)).toBeGreaterThan(10);
  await gate.open();
  await again.click();
  await missing.waitFor({ state: 'detached' });
  await openFilters();
  await filter('Gender').waitFor();
});

test('a page whose script fails to load says so under its title, and loads when retried', async ({
  page,
}) => {
  const { heading } = shell(page);
  await openWholly(page);
  await gate.shut();
  await page.getByRole('link', { name: 'Sign up / Login' }).click();
  const missing = page.getByRole('alert');
  await expect.poll(() => missing.textContent()).toMatch(/^This page could not be loaded/);
  expect(await heading.textContent()).toBe('Sign in');
  await gate.open();
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => heading.textContent()).toBe('Sign in to our platform');
});
