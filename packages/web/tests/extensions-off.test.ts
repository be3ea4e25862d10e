import { expect } from 'vitest';
import { test } from './journey.ts';
import { fullAthlete, startOwnServer } from './known-server.ts';
import { athletesPage } from './pages/athletes.ts';
import { shell } from './pages/shell.ts';
import { readNames } from './pages/table.ts';

// The browser logs a request for an extension that is missing.
test.override({ expectedComplaints: /^Failed to load resource: .* 404 / });

test('searches, filters and sorts with the server’s extensions off', async ({ page }) => {
  const server = await startOwnServer({ extensions: false });
  try {
    await server.addAthletes([
      { ...fullAthlete, name: 'Anna Sample', GPA: 2.1 },
      { name: 'Ben Example', gender: 'Male', GPA: 3.9 },
      { ...fullAthlete, name: 'Cleo Sample', GPA: 3.3 },
    ]);
    const { search, openFilters, filter, sortBy, count } = athletesPage(page);
    await page.goto(`${server.url}/athletes`);
    await expect
      .poll(() => readNames(page, 'Athletes'))
      .toEqual(['Cleo Sample', 'Ben Example', 'Anna Sample']);
    await sortBy('GPA');
    await expect
      .poll(() => readNames(page, 'Athletes'))
      .toEqual(['Ben Example', 'Cleo Sample', 'Anna Sample']);
    await openFilters();
    await filter('Gender').selectOption('Female');
    await expect.poll(() => readNames(page, 'Athletes')).toEqual(['Cleo Sample', 'Anna Sample']);
    await search.fill('cleo');
    await expect.poll(() => readNames(page, 'Athletes')).toEqual(['Cleo Sample']);
    expect(await count.textContent()).toBe('1 athlete');
    await page.getByRole('link', { name: 'Cleo Sample' }).click();
    await expect.poll(() => shell(page).heading.textContent()).toBe('Cleo Sample');
    await page.getByText('of 2 female tennis players').first().waitFor();
  } finally {
    await server.stop();
  }
});
