import { expect } from 'vitest';
import { test } from './journey.ts';
import { focused, pageName, shell } from './pages/shell.ts';

test('a navigation focuses the heading and sets the document title', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => page.title()).toBe('Home · Matchpoint');
  expect(await focused(page)).toMatch(/^body/);
  for (const entry of ['Athletes', 'Coaches', 'Agencies', 'Home']) {
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
