import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { callsTo } from './calls.ts';
import { journey } from './journey.ts';
import { readNames } from './pages/table.ts';
import { times } from './people.ts';

const test = journey();

const women = (count: number) =>
  times(count, (n) => ({ name: `Woman ${n}`, gender: 'Female' as const, UTR: 5 + n / 10 }));

function saved(page: Page) {
  const main = page.getByRole('main');
  const panel = main.getByRole('region', { name: 'Saved' });
  const name = panel.getByRole('textbox', { name: 'Save this search as' });
  return {
    panel,
    toggle: () => main.getByRole('button', { name: 'Saved' }).click(),
    press: (button: string) => panel.getByRole('button', { name: button, exact: true }).click(),
    async save(text: string) {
      await name.fill(text);
      await name.press('Enter');
    },
    searches: () => panel.getByRole('listitem').allInnerTexts(),
  };
}

test('a search is saved, says what is new, and is opened', async ({ page, server }) => {
  await server.addAthletes(women(30));
  const { panel, toggle, save, searches } = saved(page);
  await page.goto(`${server.url}/athletes?gender=Female&sort=-utr&columns=name,utr`);
  await toggle();
  await save('Strong women');
  await expect.poll(searches).toEqual(['Strong women']);
  await page.waitForLoadState('networkidle');

  await server.addAthletes([...women(3), { name: 'A man', gender: 'Male' }]);
  const calls = callsTo(page, '/api/athletes/');
  await page.goto(`${server.url}/athletes`);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual(['/api/athletes/?limit=100']);
  await toggle();
  await expect.poll(searches).toEqual(['Strong women\n3 new']);
  await panel.getByRole('link', { name: 'Strong women', exact: true }).click();
  await expect
    .poll(() => page.url())
    .toBe(`${server.url}/athletes?gender=Female&sort=-utr&columns=name%2Cutr`);
  await expect.poll(() => readNames(page, 'Athletes').then(([first]) => first)).toBe('Woman 29');
  await toggle();
  await expect.poll(searches).toEqual(['Strong women']);
});

test('searches are renamed and removed, in step with another tab', async ({ page, server }) => {
  const { toggle, press, save, searches, panel } = saved(page);
  await page.goto(`${server.url}/athletes?gender=Female`);
  await toggle();
  for (const name of ['Women', 'Others', 'Women']) await save(name);
  await panel.getByText('There is a search “Women” already: take another name.').waitFor();
  await expectAccessible(page, 'the saved searches');

  const tab = await page.context().newPage();
  await tab.goto(`${server.url}/athletes`);
  await saved(tab).toggle();
  await press('Rename Women');
  await panel.getByRole('textbox', { name: 'New name of Women' }).fill('Fall 2028');
  await page.keyboard.press('Enter');
  await expect.poll(searches).toEqual(['Fall 2028', 'Others']);
  await expect.poll(saved(tab).searches).toEqual(['Fall 2028', 'Others']);

  await press('Remove Fall 2028');
  await expect.poll(saved(tab).searches).toEqual(['Others']);
  await page.keyboard.press('Enter');
  await expect.poll(searches).toEqual(['Others', 'Fall 2028']);
  await page.reload();
  await toggle();
  await expect.poll(searches).toEqual(['Others', 'Fall 2028']);
});

test('searches of another version are kept aside', async ({ page, server }) => {
  const { toggle, save, searches, panel } = saved(page);
  const other = '{"version":2,"searches":{}}';
  await page.goto(`${server.url}/athletes`);
  await page.evaluate((text) => localStorage.setItem('matchpoint.searches', text), other);
  await page.reload();
  await toggle();
  await panel.getByText('The searches on this device are of another version of the app.').waitFor();
  await save('All');
  await expect.poll(searches).toEqual(['All']);
  expect(await page.evaluate(() => localStorage.getItem('matchpoint.searches.unreadable'))).toBe(other);
});
