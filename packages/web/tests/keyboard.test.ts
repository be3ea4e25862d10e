import { expect } from 'vitest';
import { test } from './journey.ts';
import { athletesPage } from './pages/athletes.ts';
import { focused, pageName, shell } from './pages/shell.ts';
import { readNames } from './pages/table.ts';

test('a navigation focuses the heading and sets the document title', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => page.title()).toBe('Home · Matchpoint');
  expect(await focused(page)).toMatch(/^body/);
  for (const entry of ['Athletes', 'Coaches', 'Board', 'Agencies', 'Home']) {
    await shell(page).navigation.getByRole('link', { name: entry, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => pageName(page)).toBe(entry);
    await expect.poll(() => focused(page)).toBe(`h1 ${await shell(page).heading.textContent()}`);
  }
  await page.goBack();
  await expect.poll(() => focused(page)).toBe('h1 Agencies');
});

test('the first Tab focuses the link to skip to the content', async ({ page }) => {
  await page.goto('/');
  await shell(page).heading.waitFor();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('a Skip to content');
  expect((await page.getByRole('link', { name: 'Skip to content' }).boundingBox())?.y).toBeGreaterThanOrEqual(
    0,
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
    true,
  );
});

test('/ focuses the search, and types a slash inside it', async ({ page }) => {
  for (const [path, name] of [
    ['/athletes', 'Search athletes'],
    ['/agencies', 'Search agencies'],
  ] as const) {
    await page.goto(path);
    const search = page.getByRole('searchbox', { name });
    await search.waitFor();
    await page.keyboard.press('/');
    expect(await focused(page)).toBe(`input ${name}`);
    expect(await search.inputValue()).toBe('');
    await page.keyboard.type('a/b');
    expect(await search.inputValue()).toBe('a/b');
  }
});

test('a removed filter leaves the focus on the next one, and the last on the button for more', async ({
  page,
}) => {
  const { removeFilter, clearAll } = athletesPage(page);
  await page.goto('/athletes?gender=Female&sport=Tennis&min_gpa=3');
  const steps = ['Tennis', 'Female'].map((label) => async () => removeFilter(label));
  const seen = [];
  for (const step of [...steps, () => clearAll.click()]) {
    await step();
    seen.push(await focused(page));
  }
  await page.goBack();
  await removeFilter('GPA from 3');
  seen.push(await focused(page));
  expect(seen).toEqual([
    'button Remove filter Female',
    'button Remove filter GPA from 3',
    'button Filters',
    'button Filters',
  ]);
});

test('to clear the search of an empty list leaves the focus above the list', async ({ page }) => {
  await page.goto('/athletes?q=nobody+of+that+name');
  await athletesPage(page).clearAll.click();
  await expect.poll(() => readNames(page, 'Athletes').then(({ length }) => length)).toBeGreaterThan(10);
  expect(await focused(page)).toBe('button Filters');
});
