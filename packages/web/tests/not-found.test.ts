import { describe, expect } from 'vitest';
import { test } from './journey.ts';
import { pageName, shell } from './pages/shell.ts';

const notFound = {
  heading: 'Page not found',
  text: 'Oops! Looks like you followed a bad link. If you think this is a problem with us, please tell us.',
};

describe('error pages', () => {
  for (const path of ['/nowhere', '/404', '/athletes/1/2', '/athletes/%E0%A4%A']) {
    test(`${path} says that there is no such page, and links home`, async ({ page }) => {
      await page.goto(path);
      await expect.poll(() => shell(page).heading.textContent()).toBe(notFound.heading);
      await page.getByText(notFound.text, { exact: true }).waitFor();
      await page.getByRole('link', { name: 'Go back home' }).click();
      await expect.poll(() => pageName(page)).toBe('Home');
    });
  }

  test('/500 says that something has gone wrong, and links home', async ({ page }) => {
    await page.goto('/500');
    await expect.poll(() => shell(page).heading.textContent()).toBe('Something has gone seriously wrong');
    await page.getByText(/coffee break/).waitFor();
    await page.getByRole('link', { name: 'Go back home' }).click();
    await expect.poll(() => pageName(page)).toBe('Home');
  });
});

describe('an unknown id', () => {
  test.override({ expectedComplaints: /^Failed to load resource: .* 404/ });

  for (const path of ['/athletes/999999999', '/athletes/abc', '/agencies/999999999', '/agencies/%2F']) {
    test(`${path} is not found`, async ({ page }) => {
      await page.goto(path);
      await expect.poll(() => shell(page).heading.textContent()).toBe(notFound.heading);
      expect(await page.title()).toBe('Page not found · Matchpoint');
    });
  }
});
