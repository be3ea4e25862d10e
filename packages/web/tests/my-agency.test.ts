import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signInAt } from './accounts.ts';
import { journey, type Owner } from './journey.ts';
import { fullAgency } from './known-server.ts';
import { accountPages, pathOf } from './pages/accounts.ts';
import { readFacts } from './pages/facts.ts';
import { enterAgency, profilePages, readAgencyForm } from './pages/profiles.ts';
import { shell } from './pages/shell.ts';

const test = journey();

async function openMyAgency(page: Page, origin: string, owner: Owner): Promise<void> {
  await signInAt(page, { url: origin }, owner, '/my-agency');
  await profilePages(page).save.waitFor();
}

const said = (page: Page) => page.getByRole('main').getByRole('status').allTextContents();

test('the form shows the active agency; Save says what was saved', async ({ page, server, owner }) => {
  const { save, dropdown } = profilePages(page);
  const form = page.getByRole('form', { name: 'Agency Details' });
  await openMyAgency(page, server.url, owner);
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
  await form.getByRole('checkbox', { name: 'Soccer' }).uncheck({ force: true });
  expect(await said(page)).toEqual(['Unsaved changes']);
  await save.click();
  await expect
    .poll(() => said(page))
    .toEqual(['Saved: Agency Name, Supported Sports, Address, City, Country.', '']);
  await expect.poll(() => dropdown.textContent()).toBe('Net Club Example');

  await page.goto(`${server.url}/agencies/${owner.agencyId}`);
  await expect
    .poll(() => readFacts(shell(page).card('General')))
    .toMatchObject({
      Address: '-',
      City: 'Bern',
      Sports: 'Tennis',
      Country: 'Fiji',
    });
});

test('a sport that the service no longer takes stays until unticked', async ({ page, server, owner }) => {
  const { save } = profilePages(page);
  const main = page.getByRole('main');
  await server.sql`update agencies set sports = '{Golf,Tennis}' where id = ${owner.agencyId}`;
  await server.changed();
  await openMyAgency(page, server.url, owner);
  expect([
    await readAgencyForm(main),
    await main
      .getByRole('group', { name: 'Supported Sports' })
      .locator('[data-part=helper-text]')
      .textContent(),
  ]).toMatchObject([
    { 'Supported Sports*': 'Tennis, Golf' },
    expect.stringMatching(/^Saved elsewhere: Golf\./),
  ]);
  await main.getByRole('checkbox', { name: 'Golf', exact: true }).uncheck({ force: true });
  await save.click();
  await expect.poll(() => said(page)).toEqual(['Saved: Supported Sports.', '']);
  expect(await owner.agencies.show(owner.agencyId)).toMatchObject({ sports: ['Tennis'] });
});

describe('where it cannot be read', () => {
  test.override({ expectedComplaints: /^Failed to load resource: .* 503/ });

  test('it is tried again after five seconds, and read again on focus', async ({ page, server, owner }) => {
    await page.clock.install();
    await signInAt(page, server, owner);
    await page.route('**/api/users/me/agencies/*', (route) =>
      route.fulfill({ status: 503, json: { detail: 'Busy.' } }),
    );
    await shell(page).go('My Agency');
    await shell(page).status.waitFor();
    // Long enough for swr's delays to grow to minutes.
    for (let minute = 0; minute < 10; minute++) await page.clock.fastForward(60_000);
    await shell(page).status.waitFor();
    await page.unroute('**/api/users/me/agencies/*');
    await page.clock.fastForward(5000);
    const form = page.getByRole('form', { name: 'Agency Details' });
    await expect.poll(() => readAgencyForm(form)).toMatchObject({ City: 'Zürich' });

    const changeElsewhere = async (city: string) => {
      await owner.agencies.edit(owner.agencyId, { city });
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

test('leaving with unsaved changes asks first', async ({ page, server, owner }) => {
  const { question, answer } = profilePages(page);
  const main = page.getByRole('main');
  await openMyAgency(page, server.url, owner);
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
  expect(await owner.agencies.show(owner.agencyId)).toMatchObject({ city: fullAgency.city });
  await shell(page).go('My Agency');
  await profilePages(page).save.waitFor();
  await enterAgency(main, { City: 'Bern' });
  await logout();
  await answer('Leave');
  await page.getByRole('link', { name: 'Sign up / Login' }).waitFor();
});
