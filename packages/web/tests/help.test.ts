import { expect } from 'vitest';
import { journey } from './journey.ts';
import { shell } from './pages/shell.ts';

const test = journey();

test('an empty board leads to its part of the help, which has its picture', async ({ page }) => {
  await page.goto('/board');
  await page.getByRole('link', { name: 'How a board works' }).click();
  await page.getByRole('heading', { name: 'Your board' }).waitFor();
  const top = () =>
    page
      .getByRole('heading', { name: 'Your board' })
      .evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  const picture = page.getByRole('img', { name: 'A board with ranked athletes' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
});

test('Help leads to the licenses of what the app contains, and Back to Help', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('link', { name: 'Licenses' }).click();
  await page.waitForURL('/licenses.txt');
  const text = page.locator('pre');
  for (const part of ['## react-dom 1', '## fflate 0', 'SIL OPEN FONT LICENSE Version 1.1', 'CC BY 4.0'])
    await expect.poll(() => text.textContent()).toContain(part);
  await page.goBack();
  await expect.poll(() => shell(page).heading.textContent()).toBe('Help');
});
