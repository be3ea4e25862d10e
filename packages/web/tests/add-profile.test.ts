import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { freshAccount, type SignedUp, signInAt } from './accounts.ts';
import { journey } from './journey.ts';
import { accountPages, pathOf } from './pages/accounts.ts';
import { enterAgency, profilePages, readAgencyForm } from './pages/profiles.ts';
import { focused, isAbove, shell } from './pages/shell.ts';
import { readTable } from './pages/table.ts';

const test = journey({ expectedComplaints: /^Failed to load resource: .* 422/ });

async function openAccount(page: Page, origin: string, person: SignedUp): Promise<void> {
  await signInAt(page, { url: origin }, person, '/account');
  await expect.poll(() => readTable(page, 'My Profiles')).toMatchObject({ rows: [['Nothing here yet']] });
}

test('from Home a new agency comes to its import over four pages, filling in two forms', async ({ page }) => {
  const { enterSignUp, button } = accountPages(page);
  const { create, dialog } = profilePages(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'List your athletes' }).click();
  await enterSignUp(freshAccount());
  await expect.poll(() => pathOf(page)).toBe('/sign-in?for=agency');
  await button('Sign in').click();
  await dialog.waitFor();
  expect(pathOf(page)).toBe('/my-athletes');
  await enterAgency(dialog, { 'Agency Name': 'First Run Example' }, { sports: ['Tennis'] });
  await create.click();
  const toImport = page.getByRole('main').getByRole('link', { name: 'Import' });
  await toImport.waitFor();
  expect(await focused(page)).toBe('h1 My Athletes');
  await toImport.click();
  await expect.poll(() => pathOf(page)).toBe('/my-athletes/import');
  await page.getByText('First Run Example').first().waitFor();
  await page.goto('/');
  const links = page
    .getByRole('main')
    .getByRole('link', { name: /^(My Athletes|Import|List your athletes)$/ });
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(['/my-athletes', '/my-athletes/import']);
});

test('a new user corrects what is refused, and creates an agency', async ({ page, server, person }) => {
  const { open, choose, create, dialog, dropdown } = profilePages(page);
  await openAccount(page, server.url, person);
  await page.evaluate(() => document.body.setAttribute('data-same-load', ''));
  await open();
  await choose('Agency');
  const empty = {
    'Agency Name*': '',
    Address: '',
    City: '',
    'Zip Code': '',
    Email: '',
    'Phone Number': '',
    'Agency Information': '',
    'Supported Sports*': '',
    Country: 'Not given',
  };
  expect(await readAgencyForm(dialog)).toEqual(empty);
  for (const text of [
    'These details can always be changed',
    'By creating a profile, you accept that information you provide will be made public',
    '*Required fields',
  ])
    expect([text, await dialog.getByText(text, { exact: true }).count()]).toEqual([text, 1]);
  expect(await isAbove(dialog.getByText('*Required fields', { exact: true }), create)).toBe(true);

  await enterAgency(dialog, { City: 'Biel', Email: 'desk@' }, { country: 'Aruba' });
  await create.click();
  const banner = dialog.getByRole('alert');
  await banner.waitFor();
  const described = (label: string) =>
    dialog
      .getByRole('textbox', { name: label, exact: true })
      .evaluate((field) => [
        field.getAttribute('aria-invalid'),
        document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
      ]);
  expect({
    banner: (await banner.locator('span').allTextContents()).toSorted(),
    name: await described('Agency Name'),
    email: await described('Email'),
    sports: await dialog
      .getByRole('group', { name: 'Supported Sports' })
      .locator('[data-part=error-text]')
      .textContent(),
    city: await described('City'),
    form: await readAgencyForm(dialog),
    focus: await page.evaluate(() => document.activeElement?.getAttribute('name')),
  }).toEqual({
    banner: ['email must be an email address'],
    name: ['true', 'Agency Name is required'],
    email: ['true', 'email must be an email address'],
    sports: 'Choose at least one sport',
    city: [null, undefined],
    form: { ...empty, City: 'Biel', Email: 'desk@', Country: 'Aruba' },
    focus: 'name',
  });
  await enterAgency(
    dialog,
    {
      'Agency Name': 'Baseline Example',
      Address: '1 Court Road',
      City: 'Biel',
      'Zip Code': '2500',
      Email: 'desk@baseline.example',
      'Phone Number': '+41 32 000 00 00',
      'Agency Information': 'Made up.\nEntirely.',
    },
    { country: 'Switzerland', sports: ['Soccer', 'Tennis'] },
  );
  const [request] = await Promise.all([page.waitForRequest('**/api/users/me/agencies'), create.click()]);
  await dialog.waitFor({ state: 'detached' });
  expect(JSON.parse(request.postData() ?? '')).toEqual({
    name: 'Baseline Example',
    sports: ['Tennis', 'Soccer'],
    address: '1 Court Road',
    city: 'Biel',
    zip_code: '2500',
    country: 'CH',
    email: 'desk@baseline.example',
    phone_number: '+41 32 000 00 00',
    agency_information: 'Made up.\nEntirely.',
  });
  await expect
    .poll(() => shell(page).entries())
    .toEqual(['Home', 'Athletes', 'Coaches', 'Agencies', 'Board', 'My Agency', 'My Athletes']);
  expect({
    profiles: (await readTable(page, 'My Profiles')).rows,
    dropdown: await dropdown.textContent(),
    focus: await focused(page),
    sameLoad: await page.locator('body[data-same-load]').count(),
  }).toEqual({
    profiles: [['Baseline Example', 'Agency', 'Active']],
    dropdown: 'Baseline Example',
    focus: 'button Add',
    sameLoad: 1,
  });
});

test('‘Create new profile’ leads to Account and opens the dialog, once', async ({ page, server, person }) => {
  const { dialog, dropdown } = profilePages(page);
  await openAccount(page, server.url, person);
  for (const path of ['/athletes', '/account']) {
    await page.goto(`${server.url}${path}`);
    await dropdown.click();
    await page.getByRole('menuitem', { name: 'Create new profile' }).click();
    await dialog.waitFor();
    expect(pathOf(page)).toBe('/account');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await page.reload();
  await profilePages(page).add.waitFor();
  await expect.poll(() => dropdown.textContent()).toBe('My Profile');
  expect(await dialog.count()).toBe(0);
});
