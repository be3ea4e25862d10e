import type { TestServer } from '@matchpoint/server/testing';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInAt } from './accounts.ts';
import { journey } from './journey.ts';
import { myAthletesPage } from './pages/my-athletes.ts';
import { focused, shell } from './pages/shell.ts';
import { readNames } from './pages/table.ts';

const test = journey();

test.beforeAll(async ({ server }) => {
  const women = ['Dee', 'Cleo', 'Bea', 'Ada'].map((name) => ({ name, gender: 'Female' as const }));
  await server.addAthletes([...women, { name: 'Max' }]);
});

const list = '/athletes?gender=Female&sort=name';
const walk = (page: Page) => page.getByRole('navigation', { name: 'Athletes of the list' });
const at = (page: Page, name: string) => expect.poll(() => shell(page).heading.textContent()).toBe(name);

/** Opens an athlete from the list of all women by name. */
async function openFromList(page: Page, server: TestServer, name: string): Promise<void> {
  await page.goto(`${server.url}${list}`);
  await expect.poll(() => readNames(page, 'Athletes')).toEqual(['Ada', 'Bea', 'Cleo', 'Dee']);
  await page.getByRole('link', { name, exact: true }).click();
  await at(page, name);
}

/** The athlete's name, and what leads on from there: '-' for a link that leads nowhere. */
async function place(page: Page) {
  const ends = await walk(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link.hasAttribute('href') ? 'link' : '-')));
  return [await shell(page).heading.textContent(), await walk(page).textContent(), ...ends];
}

test('the list an athlete was opened from is walked, and left by the crumb', async ({ page, server }) => {
  await openFromList(page, server, 'Ada');
  expect(await place(page)).toEqual(['Ada', '1 of 4', '-', 'link']);
  await page.getByRole('link', { name: 'Next athlete' }).click();
  await at(page, 'Bea');
  expect([await place(page), await focused(page)]).toEqual([['Bea', '2 of 4', 'link', 'link'], 'h1 Bea']);
  await page.keyboard.press('j');
  await at(page, 'Cleo');
  await page.reload();
  await expect.poll(() => place(page)).toEqual(['Cleo', '3 of 4', 'link', 'link']);
  await page.keyboard.press('ArrowRight');
  await at(page, 'Dee');
  expect(await place(page)).toEqual(['Dee', '4 of 4', 'link', '-']);
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await at(page, 'Cleo');
  await page.keyboard.press('ArrowLeft');
  await at(page, 'Bea');
  await page.getByRole('link', { name: 'Previous athlete' }).click();
  await at(page, 'Ada');

  await shell(page).breadcrumb.getByRole('link', { name: 'Athletes' }).click();
  await expect.poll(() => page.url()).toBe(`${server.url}${list}`);
  await expect.poll(() => readNames(page, 'Athletes')).toEqual(['Ada', 'Bea', 'Cleo', 'Dee']);
});

test('an athlete has no place in another tab, nor in a list without them', async ({ page, server }) => {
  await openFromList(page, server, 'Bea');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await at(other, 'Bea');
  expect(await walk(other).count()).toBe(0);
  const crumb = shell(other).breadcrumb.getByRole('link', { name: 'Athletes' });
  expect(await crumb.getAttribute('href')).toBe('/athletes');
  await other.close();

  await page.goto(`${server.url}/athletes/5`);
  await at(page, 'Max');
  expect(await walk(page).count()).toBe(0);
});

test('only an own athlete has Edit, and keys of its form do not walk', async ({ page, server, owner }) => {
  const { dialog, button, enter, field } = myAthletesPage(page);
  const edit = page.getByRole('main').getByRole('button', { name: 'Edit', exact: true });
  await owner.athletes.create({
    name: 'Own Sample',
    gender: 'Male',
    available_semester: 'Fall',
    available_year: 2027,
    GPA: 2.5,
  });
  await signInAt(page, server, owner, '/athletes');
  await page.getByRole('link', { name: 'Bea', exact: true }).click();
  await at(page, 'Bea');
  await page.waitForLoadState('networkidle');
  expect(await edit.count()).toBe(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Own Sample' }).click();
  await edit.click();
  await button('Save').waitFor();
  await field('Name*').press('End');
  await page.keyboard.type(' jk');
  await page.keyboard.press('ArrowLeft');
  expect(await field('Name*').inputValue()).toBe('Own Sample jk');
  await enter({ GPA: '3.9' });
  await button('Save').click();
  await dialog.waitFor({ state: 'detached' });
  await at(page, 'Own Sample jk');
  await page.getByText('3.9', { exact: true }).waitFor();
  await expect.poll(() => focused(page)).toBe('button Edit');
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
});
