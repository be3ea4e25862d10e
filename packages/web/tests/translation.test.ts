import { expect } from 'vitest';
import { journey } from './journey.ts';
import { athletesPage } from './pages/athletes.ts';
import { boardPage, openBoard, readBoard } from './pages/board.ts';
import { shell } from './pages/shell.ts';
import { readNames, table } from './pages/table.ts';

const test = journey({
  translated: true,
  expectedComplaints: /NotFoundError: Failed to execute 'removeChild'/,
});

const broken = 'Something has gone wrong here. Reload the page.';

test('a row, a card or a page says so in its place; the rest stands', async ({ page }) => {
  const { column, names } = await openBoard(page);
  const [a = '', b = '', c = ''] = names;
  // React does not find what it is to remove.
  await boardPage(page)
    .button(`Add note or mark for ${b}`)
    .evaluate((button: HTMLElement) => {
      button.click();
      button.remove();
    });
  await expect.poll(() => readBoard(page)).toEqual({ [column]: [a, broken, c] });

  await page.goto('/athletes?gender=Female&sport=Tennis&semester=Fall&year=2028&sort=name');
  await table(page, 'Athletes').getByRole('cell').first().waitFor();
  await page.waitForLoadState('networkidle');
  const [first, , third] = await readNames(page, 'Athletes');
  await table(page, 'Athletes')
    .getByRole('row')
    .nth(2)
    .evaluate((row) => row.lastElementChild?.remove());
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('checkbox', { name: 'TOEFL' }).uncheck();
  await expect
    .poll(async () => (await readNames(page, 'Athletes')).slice(0, 3))
    .toEqual([first, broken, third]);

  const { filter, openFilters } = athletesPage(page);
  await openFilters();
  await filter('Sport').evaluate((select) => select.closest('[id]:has(fieldset)')?.remove());
  await openFilters();
  const { card, go, heading } = shell(page);
  await expect.poll(() => card('Athletes').textContent()).toBe(broken);

  await go('Board 3');
  await page.getByText(/^Drag a number/).evaluate((hint) => hint.closest('span')?.remove());
  await boardPage(page).grip(a).press('ArrowDown');
  await heading.getByText('Something has gone seriously wrong').waitFor();
  await go('Agencies');
  await table(page, 'Agencies').getByRole('link').first().waitFor();
});
