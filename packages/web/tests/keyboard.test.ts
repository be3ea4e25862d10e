import { expect } from 'vitest';
import { hold } from './hold.ts';
import { journey } from './journey.ts';
import { athletesPage } from './pages/athletes.ts';
import { focused, pageName, shell } from './pages/shell.ts';
import { scriptOf } from './script-of.ts';

const test = journey();

test("the first Tab leads to the content, the sidebar to each page's heading", async ({ page }) => {
  const { navigation, breadcrumb, heading } = shell(page);
  await page.goto('/');
  await expect.poll(() => page.title()).toBe('Home · Matchpoint');
  expect(await focused(page)).toMatch(/^body/);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('a Skip to content');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
    true,
  );

  const items = ['Home', 'Athletes', 'Coaches', 'Agencies', 'Board'];
  expect(await navigation.getByRole('listitem').allTextContents()).toEqual(items);
  for (const entry of [...items.slice(1), 'Home']) {
    await navigation.getByRole('link', { name: entry, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => pageName(page)).toBe(entry);
    await expect.poll(() => focused(page)).toBe(`h1 ${await heading.textContent()}`);
    expect({
      path: new URL(page.url()).pathname,
      crumbs: await breadcrumb.getByRole('listitem').allTextContents(),
      current: await navigation.locator('[aria-current=page]').allTextContents(),
    }).toEqual({
      path: entry === 'Home' ? '/' : `/${entry.toLowerCase()}`,
      crumbs: entry === 'Home' ? ['Home'] : ['Home', entry],
      current: [entry],
    });
  }
  await page.goBack();
  await expect.poll(() => focused(page)).toBe('h1 Board');
});

test('a page that arrives late leaves the focus where the person moved it', async ({ page }) => {
  const load = await hold(page, scriptOf('src/coaches/coming-soon-pages.tsx'));
  await page.goto('/');
  await shell(page).go('Coaches');
  const colours = page.getByRole('button', { name: /^Color mode/ });
  await colours.click();
  const before = await focused(page);
  load();
  await expect.poll(() => page.title()).toBe('Coaches · Matchpoint');
  expect(await focused(page)).toBe(before);
});

test('a removed filter leaves the focus on the next one, or on Filters', async ({ page }) => {
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
