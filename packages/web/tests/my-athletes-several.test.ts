import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signInAt } from './accounts.ts';
import { hold } from './hold.ts';
import { journey, type Owner } from './journey.ts';
import { myAthletesPage } from './pages/my-athletes.ts';
import { focused } from './pages/shell.ts';
import { readNames, readTable } from './pages/table.ts';

const test = journey();

const fall = { available_semester: 'Fall', available_year: 2027 };
const people = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({ name: `${name} Example`, ...fall }));

/** Opens My Athletes of an agency with these athletes; the last one comes first. */
async function atMyAthletes(page: Page, origin: string, owner: Owner, athletes: readonly object[] = people) {
  const own = owner.athletes;
  for (const athlete of athletes) await own.create(athlete);
  await signInAt(page, { url: origin }, owner, '/my-athletes');
  await page
    .getByText(/ of 1[02]$/)
    .first()
    .waitFor();
  const bar = page.getByRole('region', { name: 'Selected athletes' });
  const idOf = async (name: string) => (await own.list()).find((one) => one.name === name)?.id ?? '';
  return {
    ...myAthletesPage(page),
    own,
    bar,
    idOf,
    box: (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true }),
    all: page.getByRole('checkbox', { name: /^Select all/ }),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    terms: async () =>
      (await readTable(page, 'My Athletes')).rows.map(([name, , term]) => `${name}: ${term}`),
    report: (text: string) => page.getByText(text, { exact: true }).waitFor(),
    inFull: async (name: string) => own.show(await idOf(name)),
  };
}

describe('changing several', () => {
  test('by keyboard alone: a range, the plan, the change, and back', async ({ page, server, owner }) => {
    const { box, bar, dialog, terms, report } = await atMyAthletes(page, server.url, owner);
    await box('Di Example').focus();
    await page.keyboard.press('Space');
    await box('Bo Example').focus();
    await page.keyboard.press('Shift+Space');
    expect(await bar.getByRole('status').textContent()).toBe('3 selected');
    await bar.getByRole('button', { name: 'Change' }).focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('available_semester');
    // As every form: 36rem.
    expect((await dialog.boundingBox())?.width).toBe(576);
    await page.keyboard.type('Spring');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2028');
    const plan = dialog.getByRole('region', { name: 'What changes' });
    expect([
      await plan.getByRole('status').textContent(),
      await plan.getByRole('listitem').allTextContents(),
    ]).toEqual([
      '3 athletes change.',
      ['Di', 'Cy', 'Bo'].map((name) => `${name} Example: Fall 2027 → Spring 2028`),
    ]);
    await page.keyboard.press('Enter');
    await report('Changed 3 athletes.');
    await expect
      .poll(terms)
      .toEqual([
        'Di Example: Spring 2028',
        'Cy Example: Spring 2028',
        'Bo Example: Spring 2028',
        'Ada Example: Fall 2027',
      ]);
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('button Undo');
    await page.keyboard.press('Enter');
    await report('Undone: 3 athletes have their earlier values again.');
    await expect.poll(terms).toEqual(['Di', 'Cy', 'Bo', 'Ada'].map((name) => `${name} Example: Fall 2027`));
    expect(await bar.count()).toBe(0);
    await box('Bo Example').check();
    await bar.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => focused(page)).toBe('button Add');
  });
});

describe('removing several', () => {
  test('puts them back with the same content under new addresses', async ({ page, server, owner }) => {
    const full = { name: 'Ada Example', ...fall, gender: 'Female', country_of_residence: 'Brazil', UTR: 9.5 };
    const { all, bar, press, question, own, report, idOf, inFull } = await atMyAthletes(
      page,
      server.url,
      owner,
      [full, ...people.slice(1)],
    );
    const before = await idOf('Ada Example');
    await all.check();
    await press('Remove');
    await question.waitFor();
    await question
      .getByText(
        'Di Example, Cy Example, Bo Example and 1 more will be removed from your list and the public one. You can undo this until you leave the page; athletes that are put back get new addresses.',
        { exact: true },
      )
      .waitFor();
    await expect.poll(() => focused(page)).toBe('button Keep athletes');
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('button Remove');
    expect([await own.names(), await bar.getByRole('status').textContent()]).toEqual([
      ['Di Example', 'Cy Example', 'Bo Example', 'Ada Example'],
      '4 selected',
    ]);
    await press('Remove');
    await press('Remove 4 athletes');
    await report('Removed 4 athletes.');
    await expect.poll(() => readNames(page, 'My Athletes')).toEqual(['Nothing here yet']);
    expect(await own.names()).toEqual([]);
    await press('Undo');
    await report('Undone: 4 athletes are back, under new addresses.');
    await expect
      .poll(async () => (await readNames(page, 'My Athletes')).toSorted())
      .toEqual(people.map(({ name }) => name));
    expect(await inFull('Ada Example')).toMatchObject({ ...full, country_of_residence: 'BR' });
    expect(await idOf('Ada Example')).not.toBe(before);
    await press('Dismiss');
    await expect.poll(() => focused(page)).toBe('button Add');
  });
});

test('nobody is changed or removed before all fields have arrived', async ({ page, server, owner }) => {
  for (const athlete of people) await owner.athletes.create(athlete);
  const arrive = await hold(page, '**/athletes/batch*');
  await signInAt(page, server, owner, '/my-athletes');
  const { more, question, answer } = myAthletesPage(page);
  const bar = page.getByRole('region', { name: 'Selected athletes' });
  const able = () =>
    Promise.all(
      ['Change', 'Remove'].map((name) => bar.getByRole('button', { name, exact: true }).isEnabled()),
    );
  await page.getByRole('checkbox', { name: 'Select Bo Example', exact: true }).check();
  expect(await able()).toEqual([false, false]);
  await more('Bo Example').click();
  const remove = page.getByRole('menuitem', { name: 'Remove', exact: true });
  await expect.poll(() => remove.isDisabled()).toBe(true);
  arrive();
  await expect.poll(able).toEqual([true, true]);
  await remove.click();
  await answer('Keep athlete');
  await expect.poll(() => focused(page)).toBe('button More for Bo Example');
  await more('Bo Example').click();
  await remove.click();
  await question.getByText(/You can undo this until you leave the page; athletes/).waitFor();
  await answer('Remove athlete');
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
});

describe('a service that fails', () => {
  test.override({ expectedComplaints: /^Failed to load resource/ });

  test('is asked again, and a stop leaves the rest to go on with', async ({ page, server, owner }) => {
    const { all, press, field, button, report, terms } = await atMyAthletes(page, server.url, owner);
    let isAway = true;
    await page.route('**/athletes/batch', (route) =>
      isAway && route.request().method() === 'PATCH'
        ? route.fulfill({ status: 503, json: { detail: 'Restarting' } })
        : route.fallback(),
    );
    await all.check();
    await press('Change');
    await field('Year').fill('2029');
    await button('Change 4 athletes').click();
    await page.getByRole('dialog', { name: 'Changing 4 athletes' }).waitFor();
    await press('Stop');
    await report('Changed 0 athletes. Stopped. 4 athletes are left.');
    isAway = false;
    await press('Go on');
    await report('Changed 4 athletes.');
    await expect.poll(terms).toEqual(['Di', 'Cy', 'Bo', 'Ada'].map((name) => `${name} Example: Fall 2029`));
  });
});

test('2,500 athletes are searched, changed and put back in one go', async ({ page, server, owner }) => {
  await server.addAthletes(
    Array.from({ length: 2500 }, (_, n) => ({ name: `Player ${n}`, agency_id: owner.agencyId, ...fall })),
  );
  await server.changed();
  await signInAt(page, server, owner, '/my-athletes');
  await page.getByText(' of 12').first().waitFor();
  const names = () => readNames(page, 'My Athletes');
  expect((await names()).length).toBeLessThan(120);
  await page.keyboard.press('/');
  await page.keyboard.type('player 2499');
  await expect.poll(names).toEqual(['Player 2499']);
  await page.keyboard.type('x');
  await expect.poll(names).toEqual(['No athlete matches.']);
  await page.getByRole('main').getByRole('searchbox').fill('');

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select all 2,500 shown' }).check();
  await press('Change');
  await page.getByLabel('Year').fill('2030');
  await press('Change 2,500 athletes');
  await page.getByText('Changed 2,500 athletes.', { exact: true }).waitFor();
  await expect.poll(async () => (await readTable(page, 'My Athletes')).rows[0]?.[2]).toBe('Fall 2030');
  await press('Undo');
  await page.getByText('Undone: 2,500 athletes have their earlier values again.', { exact: true }).waitFor();
  await expect.poll(async () => (await readTable(page, 'My Athletes')).rows[0]?.[2]).toBe('Fall 2027');
});
