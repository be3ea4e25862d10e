import type { TestServer } from '@matchpoint/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { createAccount, type SignedUp } from './accounts.ts';
import { test } from './journey.ts';
import { fullAgency, startOwnServer } from './known-server.ts';
import { ownAgencies } from './own-agencies.ts';
import { accountPages, pathOf } from './pages/accounts.ts';
import { readFacts } from './pages/facts.ts';
import { enterAgency, profilePages, readAgencyForm } from './pages/profiles.ts';
import { focused, shell } from './pages/shell.ts';

let server: TestServer;
let plain: TestServer;
let account: SignedUp;
let own: ReturnType<typeof ownAgencies>;
let agencyId: string;
beforeAll(async () => {
  server = await startOwnServer();
  plain = await startOwnServer({ extensions: false, sharing: server });
});
afterAll(async () => {
  await plain.stop();
  await server.stop();
});
beforeEach(async () => {
  account = await createAccount();
  own = ownAgencies(server, account);
  agencyId = await own.create(fullAgency);
});

async function openMyAgency(page: Page, { url }: TestServer = server): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await accountPages(page).enterSignIn(account);
  await accountPages(page).userMenu.waitFor();
  await page.goto(`${url}/my-agency`);
  await profilePages(page).save.waitFor();
}

const said = (page: Page) => page.getByRole('main').getByRole('status').allTextContents();

test('the form shows the active agency; Save says what was saved, and the public page shows it', async ({
  page,
}) => {
  const { save, dropdown } = profilePages(page);
  const form = page.getByRole('form', { name: 'Agency Details' });
  await openMyAgency(page);
  expect({ trail: await shell(page).breadcrumb.textContent(), form: await readAgencyForm(form) }).toEqual({
    trail: 'HomeMy Agency',
    form: {
      'Agency Name*': 'Court Club Example',
      Address: '4 Baseline Row',
      City: 'Zürich',
      'Zip Code': '8000',
      Email: 'hello@court-club.example',
      'Phone Number': '+41 44 000 00 00',
      'Agency Information': 'A made-up agency.\nIt lists made-up people.',
      'Supported Sports*': 'Tennis, Soccer',
      Country: 'Switzerland',
    },
  });
  await save.click();
  await expect.poll(() => said(page)).toEqual(['There are no changes to save.']);

  await enterAgency(
    form,
    { 'Agency Name': 'Net Club Example', Address: '', City: 'Bern' },
    { country: 'Fiji' },
  );
  await form.getByRole('checkbox', { name: 'Soccer' }).uncheck();
  expect(await said(page)).toEqual(['Unsaved changes']);
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'PATCH'),
    save.click(),
  ]);
  await expect
    .poll(() => said(page))
    .toEqual(['Saved: Agency Name, Supported Sports, Address, City, Country.', '']);
  expect(JSON.parse(request.postData() ?? '')).toEqual({
    name: 'Net Club Example',
    sports: ['Tennis'],
    address: null,
    city: 'Bern',
    country: 'FJ',
  });
  await expect.poll(() => dropdown.textContent()).toBe('Net Club Example');

  await page.reload();
  await save.waitFor();
  expect(await readAgencyForm(form)).toMatchObject({
    'Agency Name*': 'Net Club Example',
    Address: '',
    City: 'Bern',
    'Supported Sports*': 'Tennis',
    Country: 'Fiji',
  });
  await page.goto(`${server.url}/agencies/${agencyId}`);
  await expect
    .poll(() => readFacts(shell(page).card('General')))
    .toMatchObject({
      Name: 'Net Club Example',
      Address: '-',
      City: 'Bern',
      Sports: 'Tennis',
      Country: 'Fiji',
    });
});

describe('a save that fails', () => {
  test.override({ expectedComplaints: /^Failed to load resource: .* (404|405|412|422)/ });

  test('is shown at its field, and keeps what was typed', async ({ page }) => {
    const { save } = profilePages(page);
    const main = page.getByRole('main');
    await openMyAgency(page);
    await enterAgency(main, { 'Agency Name': '', Email: 'nobody', City: 'Bern' });
    await save.click();
    await main.getByRole('alert').waitFor();
    expect((await main.getByRole('alert').locator('span').allTextContents()).toSorted()).toEqual([
      'email must be an email address',
      'name is required',
    ]);
    expect(await readAgencyForm(main)).toMatchObject({ 'Agency Name*': '', Email: 'nobody', City: 'Bern' });
    expect(await own.show(agencyId)).toMatchObject({
      name: fullAgency.name,
      city: fullAgency.city,
    });
    await enterAgency(main, { 'Agency Name': 'Court Club Example', Email: '' });
    await save.click();
    await expect.poll(() => said(page)).toEqual(['Saved: City, Email.', '']);
  });

  test('because the service no longer accepts a sport it has: the person decides', async ({ page }) => {
    const { save } = profilePages(page);
    const main = page.getByRole('main');
    const box = (sport: string) => main.getByRole('checkbox', { name: sport, exact: true });
    await server.sql`update agencies set sports = '{Golf,Tennis}' where id = ${agencyId}`;
    await server.changed();
    await openMyAgency(page);
    expect([
      await readAgencyForm(main),
      await main.getByRole('group', { name: 'Supported Sports' }).locator('[data-hint]').textContent(),
    ]).toMatchObject([
      { 'Supported Sports*': 'Tennis, Golf' },
      expect.stringMatching(/^Saved elsewhere: Golf\./),
    ]);

    await enterAgency(main, { City: 'Bern' });
    await save.click();
    await expect.poll(() => said(page)).toEqual(['Saved: City.', '']);
    expect(await own.show(agencyId)).toMatchObject({ city: 'Bern', sports: ['Golf', 'Tennis'] });

    await box('Soccer').check();
    await save.click();
    await main.getByRole('alert').waitFor();
    expect(await main.getByRole('alert').locator('span').allTextContents()).toEqual([
      'sports must be one of Tennis, Soccer',
    ]);
    await box('Golf').uncheck();
    await save.click();
    await expect.poll(() => said(page)).toEqual(['Saved: Supported Sports.', '']);
    expect(await own.show(agencyId)).toMatchObject({ sports: ['Tennis', 'Soccer'] });
  });

  test('because somebody else saved another field meanwhile: is merged and saved without a question', async ({
    page,
  }) => {
    const { save } = profilePages(page);
    const main = page.getByRole('main');
    await openMyAgency(page);
    await own.edit(agencyId, { city: 'Basel' });
    await enterAgency(main, { Address: '1 Court Road' });
    await save.click();
    await expect.poll(() => said(page)).toEqual(['Saved: Address.', '']);
    expect(await readAgencyForm(main)).toMatchObject({ City: 'Basel', Address: '1 Court Road' });
    expect(await own.show(agencyId)).toMatchObject({ city: 'Basel', address: '1 Court Road' });
  });

  test('because somebody else saved the same field meanwhile: shows both values, and saves mine', async ({
    page,
  }) => {
    const { save } = profilePages(page);
    const main = page.getByRole('main');
    await openMyAgency(page);
    await own.edit(agencyId, { city: 'Basel', phone_number: null });
    await enterAgency(main, { City: 'Bern' });
    await save.click();
    await main.getByRole('alert').waitFor();
    expect(await main.getByRole('table').locator('tr').allTextContents()).toEqual([
      'FieldYour valueSaved meanwhile',
      'CityBernBasel',
    ]);
    await main.getByRole('button', { name: 'Save my values' }).click();
    await expect.poll(() => said(page)).toEqual(['Saved: City.', '']);
    expect(await readAgencyForm(main)).toMatchObject({ City: 'Bern', 'Phone Number': '' });
    expect(await own.show(agencyId)).toMatchObject({ city: 'Bern', phone_number: null });
  });

  test('because somebody else saved the same field meanwhile: shows both values, and takes theirs', async ({
    page,
  }) => {
    const { save } = profilePages(page);
    const main = page.getByRole('main');
    await openMyAgency(page);
    await own.edit(agencyId, { country: 'FR' });
    await enterAgency(main, {}, { country: 'Fiji' });
    await save.click();
    await main.getByRole('alert').waitFor();
    expect(await main.getByRole('table').locator('tbody tr').allTextContents()).toEqual([
      'CountryFijiFrance',
    ]);
    await main.getByRole('button', { name: 'Take what was saved' }).click();
    await save.waitFor();
    expect(await focused(page)).toMatch(/^form Agency Details/);
    expect([await readAgencyForm(main), await said(page)]).toMatchObject([{ Country: 'France' }, ['']]);
  });

  test('because the service cannot save: says so, and keeps what was typed', async ({ page }) => {
    const { save } = profilePages(page);
    const main = page.getByRole('main');
    await openMyAgency(page, plain);
    await enterAgency(main, { City: 'Bern' });
    await save.click();
    await main.getByRole('alert').waitFor();
    expect({
      message: await main.getByRole('alert').textContent(),
      form: await readAgencyForm(main),
    }).toMatchObject({
      message: 'This service cannot save changes to an agency.',
      form: { City: 'Bern' },
    });
  });
});

describe('where it cannot be read', () => {
  test.override({ expectedComplaints: /^Failed to load resource: .* 503/ });

  test('it is tried again after five seconds, and read again on focus as lists are', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${server.url}/sign-in`);
    await accountPages(page).enterSignIn(account);
    await accountPages(page).userMenu.waitFor();
    await page.route('**/api/users/me/agencies/*', (route) =>
      route.fulfill({ status: 503, json: { detail: 'Busy.' } }),
    );
    await shell(page).go('My Agency');
    await shell(page).status.waitFor();
    await page.unroute('**/api/users/me/agencies/*');
    await page.clock.fastForward(5000);
    const form = page.getByRole('form', { name: 'Agency Details' });
    await expect.poll(() => readAgencyForm(form)).toMatchObject({ City: 'Zürich' });

    const changeElsewhere = async (city: string) => {
      await own.edit(agencyId, { city });
      await page.clock.fastForward(5000);
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await expect.poll(() => readAgencyForm(form)).toMatchObject({ City: city });
    };
    await changeElsewhere('Biel');
    await enterAgency(form, { Address: '1 Court Road' });
    await profilePages(page).save.click();
    await expect.poll(() => said(page)).toEqual(['Saved: Address.', '']);
    await changeElsewhere('Basel');
  });
});

test('leaving with unsaved changes asks first: a link, Back, Logout, closing the tab', async ({ page }) => {
  const { question, answer, dropdown } = profilePages(page);
  const main = page.getByRole('main');
  await openMyAgency(page);
  await shell(page).go('Agencies');
  await shell(page).go('My Agency');
  await enterAgency(main, { City: 'Bern' });
  const logout = async () => {
    await accountPages(page).userMenu.click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  const attempts = [
    () => shell(page).go('Athletes'),
    () => page.goBack({ waitUntil: 'commit' }).then(() => undefined),
    async () => {
      await dropdown.click();
      await page.getByRole('menuitem', { name: 'Create new profile' }).click();
    },
    logout,
  ];
  for (const leave of attempts) {
    await leave();
    await question.waitFor();
    await answer('Keep editing');
    await question.waitFor({ state: 'detached' });
    expect([pathOf(page), await readAgencyForm(main)]).toMatchObject(['/my-agency', { City: 'Bern' }]);
  }
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const native = await asked;
  expect(native.type()).toBe('beforeunload');
  await native.dismiss();

  await page.goBack({ waitUntil: 'commit' });
  await question.waitFor();
  await answer('Leave');
  await expect.poll(() => pathOf(page)).toBe('/agencies');
  expect(await own.show(agencyId)).toMatchObject({ city: fullAgency.city });
  await shell(page).go('My Agency');
  await profilePages(page).save.waitFor();
  await enterAgency(main, { City: 'Bern' });
  await shell(page).go('Athletes');
  await answer('Leave');
  await expect.poll(() => pathOf(page)).toBe('/athletes');
  await shell(page).go('My Agency');
  await profilePages(page).save.waitFor();
  await enterAgency(main, { City: 'Bern' });
  await logout();
  await answer('Leave');
  await page.getByRole('link', { name: 'Sign up / Login' }).waitFor();
});
