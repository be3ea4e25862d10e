import { expect } from 'vitest';
import { journey } from './journey.ts';
import { pageName, shell } from './pages/shell.ts';

const test = journey({ expectedComplaints: /^Failed to load resource: .* 404/ });

test('an unknown path or id says that there is no such page, and leads home', async ({ page }) => {
  const { heading } = shell(page);
  const unknown = [
    '/nowhere',
    '/404',
    '/consent',
    '/athletes/1/2',
    '/athletes/%E0%A4%A',
    '/athletes/999999999',
  ];
  for (const path of [...unknown, '/athletes/abc', '/agencies/999999999', '/agencies/%2F']) {
    await page.goto(path);
    await expect.poll(() => heading.textContent(), { message: path }).toBe('Page not found');
    expect(await pageName(page), path).toBe('Page not found');
  }
  await page
    .getByText(
      'Oops! Looks like you followed a bad link. If you think this is a problem with us, please tell us.',
      { exact: true },
    )
    .waitFor();
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect.poll(() => pageName(page)).toBe('Home');

  await page.goto('/500');
  await expect.poll(() => heading.textContent()).toBe('Something has gone seriously wrong');
  await page.getByText(/coffee break/).waitFor();
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect.poll(() => pageName(page)).toBe('Home');
});
