import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { resetPath } from './accounts.ts';
import { journey } from './journey.ts';
import { fullAthlete } from './known-server.ts';
import { accountPages } from './pages/accounts.ts';
import { athletesPage } from './pages/athletes.ts';
import { boardPage, openBoard } from './pages/board.ts';
import { shell } from './pages/shell.ts';
import { skeletonLines } from './pages/table.ts';

const test = journey();

/** A page of every kind, on the server with demo data. */
const everyPage = [
  '/',
  '/athletes/1',
  '/agencies',
  '/agencies/1',
  '/coaches',
  '/coaches/1',
  '/compare?athletes=1,2,3',
  '/add',
  '/terms',
  '/help',
  '/help/agencies',
  '/nowhere',
  '/500',
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await shell(page).heading.waitFor();
  await expect.poll(() => skeletonLines(page.getByRole('main')).count()).toBe(0);
}

test('a page of every kind', async ({ page }) => {
  for (const path of everyPage) {
    await open(page, path);
    await expectAccessible(page, path);
  }
});

test('the list of athletes: a focused row, keys, choices and filters', async ({ page, server }) => {
  await server.addAthletes(['Ada', 'Bo', 'Cy'].map((name) => ({ ...fullAthlete, name: `${name} Example` })));
  const columns = 'name,gender,sport,available,agency,gpa,sat,toefl,utr,itf,country,added';
  await open(page, `${server.url}/athletes?shoe=3&columns=${columns}`);
  const view = page.getByRole('button', { name: 'View' });
  await view.waitFor();
  await page.keyboard.press('j');
  await expectAccessible(page, 'a focused row');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await expectAccessible(page, 'keys');
  await page.keyboard.press('Escape');
  await view.click();
  await page.getByRole('radio', { name: 'Compact' }).check();
  await expectAccessible(page, 'compact rows and the choices');
  await open(page, '/athletes');
  await athletesPage(page).openFilters();
  await athletesPage(page).filter('Gender').waitFor();
  await expectAccessible(page, 'filters');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  await expectAccessible(page, 'filters on a phone');
});

describe('with refusals', () => {
  test.override({ expectedComplaints: /^Failed to load resource: .* 400/ });

  test('the pages of an account, with what is missing and refused', async ({ page, person }) => {
    const { button, danger, enterSignIn } = accountPages(page);
    for (const [path, submit] of [
      ['/sign-up', 'Create account'],
      ['/forgot-password', 'Recover password'],
      [await resetPath(person.email), 'Change password'],
      ['/sign-in', 'Sign in'],
    ] as const) {
      await page.goto(path);
      await button(submit).waitFor();
      await expectAccessible(page, path);
      await button(submit).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      await expectAccessible(page, `${path} with what is missing`);
    }
    await enterSignIn({ email: 'nobody@example.com', password: 'wrong horse' });
    await danger.waitFor();
    await expectAccessible(page, '/sign-in refused');
    for (const path of ['/reset-password', '/confirm-email']) {
      await page.goto(path);
      await danger.waitFor();
      await expectAccessible(page, `${path} without a code`);
    }
  });
});

describe('with a board', () => {
  test.override({ expectedComplaints: /^Failed to load resource: .*404/ });

  test('the board, its menu, what it shares, a comparison and a shared board', async ({ page }) => {
    const { button, share, main } = boardPage(page);
    await page.goto('/board');
    await page.getByText('No athlete is starred yet').waitFor();
    await expectAccessible(page, 'empty board');
    await openBoard(page);
    await expectAccessible(page, 'board');
    await page.locator('[data-row]').first().hover();
    await button('More for the board').click();
    await page.getByRole('menuitem', { name: 'Print' }).waitFor();
    await expectAccessible(page, 'menu');
    await page.keyboard.press('Escape');
    const address = await share();
    await expectAccessible(page, 'share');
    await page.keyboard.press('Escape');
    for (const box of await main.getByRole('checkbox').all()) await box.check();
    await main.getByRole('link', { name: 'Compare 3' }).click();
    await main.getByRole('table').waitFor();
    await expectAccessible(page, 'compare');
    await page.goto(address);
    await page
      .getByRole('button', { name: /^Star / })
      .first()
      .waitFor();
    await expectAccessible(page, 'shared board');
  });
});

test('the colour mode cycles from the system’s to light and dark, and is remembered', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const button = page.getByRole('button', { name: /^Color mode/ });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/coaches');
  const dark = await background();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(background).not.toBe(dark);
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).toBe(dark);
  await button.click();
  await expect.poll(background).toBe(light);
  await page.reload();
  expect(await background()).toBe(light);
  await button.click();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(background).toBe(dark);
});

test('with forced colours the current page and what is chosen stand out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/athletes');
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  const highlight = await page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('mark'));
    sample.style.background = 'Highlight';
    return getComputedStyle(sample).backgroundColor;
  });
  const links = shell(page).navigation.getByRole('link');
  await links.last().waitFor();
  const marked = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, getComputedStyle(link).backgroundColor]),
  );
  expect(marked.filter(([, colour]) => colour === highlight).map(([name]) => name)).toEqual(['Athletes']);

  await athletesPage(page).openFilters();
  await athletesPage(page).filter('Agency').click();
  await page.keyboard.press('ArrowDown');
  const active = page.getByRole('option').and(page.locator('[data-highlighted]'));
  expect(await active.evaluateAll((all) => all.length)).toBe(1);
  expect(await active.evaluate(background)).toBe(highlight);
});
