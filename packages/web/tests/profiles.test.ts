import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInAt } from './accounts.ts';
import { hold } from './hold.ts';
import { journey } from './journey.ts';
import { accountPages, pathOf } from './pages/accounts.ts';
import { myAthletesPage } from './pages/my-athletes.ts';
import { shell } from './pages/shell.ts';
import { readTable } from './pages/table.ts';

const test = journey({ expectedComplaints: /^Failed to load resource: .* (404|500)/ });

const longName = 'The Very Long Named Example Agency for Student Athletes of Everywhere';
const second = { name: longName, sports: ['Tennis'] };

const dropdown = (page: Page) => page.getByRole('banner').locator('[aria-haspopup=menu]').first();

test('dropdown and My Profiles switch profiles, and say why not', async ({ page, server, owner }) => {
  await owner.agencies.create(second);
  await signInAt(page, server, owner);
  await expect.poll(() => dropdown(page).textContent()).toBe('Court Club Example');
  await dropdown(page).click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  expect((await menu.getByRole('menuitem').allTextContents()).toSorted()).toEqual([
    'Court Club Example (active)',
    'Create new profile',
    longName,
  ]);
  expect(
    await menu
      .getByRole('menuitem')
      .evaluateAll((all) => [...new Set(all.map((entry) => entry.getAttribute('href')))]),
  ).toEqual(['/account']);

  await menu.getByRole('menuitem', { name: longName }).click();
  await expect.poll(() => dropdown(page).textContent()).toBe(longName);
  expect({ path: pathOf(page), hover: await dropdown(page).getAttribute('title') }).toEqual({
    path: '/account',
    hover: longName,
  });
  const name = dropdown(page).locator('span', { hasText: longName }).last();
  expect((await name.boundingBox())?.width).toBe(150);
  await expect
    .poll(() => shell(page).entries())
    .toEqual(['Home', 'Athletes', 'Coaches', 'Agencies', 'Board', 'My Agency', 'My Athletes']);
  const profiles = async () => {
    const { columns, rows } = await readTable(page, 'My Profiles');
    return [columns, ...rows.toSorted()];
  };
  const secondActive = [
    ['Name', 'Type', 'In use'],
    ['Court Club Example', 'Agency', 'Use this profile'],
    [longName, 'Agency', 'Active'],
  ];
  await expect.poll(profiles).toEqual(secondActive);

  await page.route('**/active_profile', (route) => route.fulfill({ status: 500, json: {} }));
  const use = (profile: string) => page.getByRole('button', { name: `Use this profile: ${profile}` });
  await use('Court Club Example').focus();
  await page.keyboard.press('Enter');
  const problem = shell(page).card('My Profiles').getByRole('alert');
  await problem.waitFor();
  expect(await profiles()).toEqual(secondActive);
  await page.unroute('**/active_profile');
  await use('Court Club Example').focus();
  await page.keyboard.press('Space');
  await use(longName).waitFor();
  expect({
    focus: await page.evaluate(() => document.activeElement?.textContent),
    dropdown: await dropdown(page).textContent(),
    problems: await problem.count(),
  }).toEqual({ focus: 'Active', dropdown: 'Court Club Example', problems: 0 });
  await use(longName).click();
  await expect.poll(profiles).toEqual(secondActive);

  await page.reload();
  await expect.poll(() => dropdown(page).textContent()).toBe(longName);
  await shell(page).go('My Athletes');
  await expect.poll(() => shell(page).heading.textContent()).toBe('My Athletes');
  expect(await page.getByText(/create an Agency profile/).count()).toBe(0);
});

test('the active profile is remembered until the sign-out', async ({ page, server, owner }) => {
  await signInAt(page, server, owner);
  await expect.poll(() => dropdown(page).textContent()).toBe('Court Club Example');
  const release = await hold(page, '**/api/users/me');
  await page.reload();
  await expect.poll(() => shell(page).entries()).toContain('My Athletes');
  await expect.poll(() => dropdown(page).textContent()).toBe('Court Club Example');
  const isBusy = () => dropdown(page).locator('[aria-busy]').getAttribute('aria-busy');
  expect(await isBusy()).toBe('true');
  release();
  await expect.poll(isBusy).toBe('false');

  const remembered = () => page.evaluate(() => localStorage.getItem('matchpoint.active-profile'));
  expect(await remembered()).toBe('{"version":1,"name":"Court Club Example","type":"Agency"}');
  await accountPages(page).choose('Logout');
  await expect.poll(remembered).toBeNull();
});

test('an active Coach profile leads to Agencies', async ({ page, server, person }) => {
  await page.route('**/api/users/me', (route) =>
    route.fulfill({
      json: {
        email: person.email,
        active_profile: 'c1',
        active_profile_name: 'Coach Example',
        active_profile_type: 'Coach',
      },
    }),
  );
  await signInAt(page, server, person);
  await expect
    .poll(() => shell(page).entries())
    .toEqual(['Home', 'Athletes', 'Coaches', 'Agencies', 'Board', 'Coach Profile']);
  await shell(page).go('Coach Profile');
  await expect.poll(() => pathOf(page)).toBe('/agencies');
});

test('a profile that is gone is reported, and the app works without', async ({ page, server, owner }) => {
  // Home would read the list just before.
  await signInAt(page, server, owner, '/coaches');
  await expect.poll(() => dropdown(page).textContent()).toBe('Court Club Example');
  await server.sql`update agencies set owner_id = null where id = ${owner.agencyId}`;
  await shell(page).go('My Athletes');
  const problem = page.getByRole('main').getByRole('alert');
  await problem.waitFor();
  expect(await problem.textContent()).toBe(
    'This profile is no longer yours: its agency was removed, or you were. Choose another one.',
  );
  await page.getByText(/create an Agency profile in/).waitFor();
  await expect
    .poll(() => shell(page).entries())
    .toEqual(['Home', 'Athletes', 'Coaches', 'Agencies', 'Board']);
  expect(await dropdown(page).textContent()).toBe('My Profile');
});

test('a profile that is gone is reported beside what is typed', async ({ page, server, owner }) => {
  const { rowButton, field, button, banner, question } = myAthletesPage(page);
  await owner.athletes.create({ name: 'Ada Example', available_semester: 'Fall', available_year: 2027 });
  await signInAt(page, server, owner, '/my-athletes');
  await rowButton('Edit Ada Example').click();
  await field('GPA').fill('3.9');
  await server.sql`update agencies set owner_id = null where id = ${owner.agencyId}`;
  await button('Save').click();
  await page.getByText('This profile is no longer yours').waitFor({ state: 'attached' });
  await expect
    .poll(() => banner.allTextContents())
    .toEqual(['You can no longer edit Ada Example: the athlete was removed, or you from the agency.']);
  expect([await field('GPA').inputValue(), await question.count()]).toEqual(['3.9', 0]);
});
