import type { TestServer } from '@matchpoint/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { createAccount, type SignedUp, signInAt } from './accounts.ts';
import { inEveryLook } from './every-look.ts';
import { test } from './journey.ts';
import { startOwnServer } from './known-server.ts';
import { ownAgencies } from './own-agencies.ts';
import { ownAthletes } from './own-athletes.ts';
import { myAthletesPage } from './pages/my-athletes.ts';
import { focused, shell } from './pages/shell.ts';
import { readNames } from './pages/table.ts';

let server: TestServer;
let account: SignedUp;
beforeAll(async () => {
  server = await startOwnServer();
  account = await createAccount();
  const agency = await ownAgencies(server, account).create({ name: 'Own Example', sports: ['Tennis'] });
  await ownAthletes(server, account, agency).create({
    name: 'Own Sample',
    gender: 'Male',
    available_semester: 'Fall',
    available_year: 2027,
    GPA: 2.5,
  });
  await server.addAthletes(['Dee', 'Cleo', 'Bea', 'Ada'].map((name) => ({ name, gender: 'Female' })));
});
afterAll(() => server.stop());

const list = '/athletes?gender=Female&sort=name';
const walk = (page: Page) => page.getByRole('navigation', { name: 'Athletes of the list' });

/** Opens an athlete from the list of all women by name. */
async function openFromList(page: Page, name: string): Promise<void> {
  await page.goto(`${server.url}${list}`);
  await expect.poll(() => readNames(page, 'Athletes')).toEqual(['Ada', 'Bea', 'Cleo', 'Dee']);
  await page.getByRole('link', { name, exact: true }).click();
  await at(page, name);
}

const at = (page: Page, name: string) => expect.poll(() => shell(page).heading.textContent()).toBe(name);

/** The athlete's name, and what leads on from there: '-' for a link that leads nowhere. */
async function place(page: Page) {
  const ends = await walk(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link.hasAttribute('href') ? 'link' : '-')));
  return [await shell(page).heading.textContent(), await walk(page).textContent(), ...ends];
}

test('one walks through the list that one came from, by links and by keys', async ({ page }) => {
  await openFromList(page, 'Ada');
  expect(await place(page)).toEqual(['Ada', '1 of 4', '-', 'link']);
  await page.getByRole('link', { name: 'Next athlete' }).click();
  await at(page, 'Bea');
  expect([await place(page), await focused(page)]).toEqual([['Bea', '2 of 4', 'link', 'link'], 'h1 Bea']);
  await page.keyboard.press('j');
  await at(page, 'Cleo');
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
});

test('the crumb leads back to the list with its filters, also after a reload, but not in another tab', async ({
  page,
}) => {
  await openFromList(page, 'Bea');
  await page.reload();
  await at(page, 'Bea');
  await expect.poll(() => place(page)).toEqual(['Bea', '2 of 4', 'link', 'link']);
  await page.keyboard.press('j');
  await at(page, 'Cleo');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await at(other, 'Cleo');
  expect(await walk(other).count()).toBe(0);
  expect(await shell(other).breadcrumb.getByRole('link', { name: 'Athletes' }).getAttribute('href')).toBe(
    '/athletes',
  );
  await other.close();

  await shell(page).breadcrumb.getByRole('link', { name: 'Athletes' }).click();
  await expect.poll(() => page.url()).toBe(`${server.url}${list}`);
  await expect.poll(() => readNames(page, 'Athletes')).toEqual(['Ada', 'Bea', 'Cleo', 'Dee']);
});

test('somebody who is not in the last list has no place in it', async ({ page }) => {
  await openFromList(page, 'Bea');
  await page.goBack();
  await page.getByRole('searchbox').fill('own');
  await page.goto(`${server.url}/athletes/1`);
  await at(page, 'Own Sample');
  expect(await walk(page).count()).toBe(0);
});

test('Edit is there for the athlete’s own agency, and keys of its form do not walk', async ({ page }) => {
  const { dialog, button, enter, field } = myAthletesPage(page);
  const edit = page.getByRole('main').getByRole('button', { name: 'Edit', exact: true });
  await signInAt(page, server, account);
  await shell(page).go('Athletes');
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
  expect(await focused(page)).toBe('button Edit');
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
});

describe('an athlete’s page with all its parts is accessible', () => {
  inEveryLook(/^$/, () => {
    test('from a list, for its own agency', async ({ page }) => {
      await signInAt(page, server, account);
      await page.goto(`${server.url}/athletes?gender=Male`);
      await page.getByRole('link', { name: /^Own Sample/ }).click();
      await walk(page).waitFor();
      await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
      await expectAccessible(page, 'athlete');
      const small = await walk(page)
        .getByRole('link')
        .evaluateAll((links) => links.filter((link) => link.getBoundingClientRect().height < 36).length);
      expect(small).toBe(0);
    });
  });
});
