import type { TestServer } from '@matchpoint/server/testing';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from './journey.ts';
import { fullAgency, fullAthlete, startOwnServer } from './known-server.ts';
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
  ]);
  for (const [entry, path] of [
    ['Athletes', '/athletes'],
    ['Coaches', '/coaches'],
    ['Agencies', '/agencies'],
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
