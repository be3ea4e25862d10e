import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject } from 'vitest';
import { createAccount, signInAt } from './accounts.ts';
import { buildApp, hostFiles } from './built-app.ts';
import { type ElevenCalls, type Fault, startElevenCalls } from './eleven-calls.ts';
import { test } from './journey.ts';
import { accountPages } from './pages/accounts.ts';
import { readFacts } from './pages/facts.ts';
import { importPage } from './pages/import.ts';
import { myAthletesPage } from './pages/my-athletes.ts';
import { enterAgency, profilePages, readAgencyForm } from './pages/profiles.ts';
import { shell } from './pages/shell.ts';
import { readNames, readTable, skeletonLines, table } from './pages/table.ts';
import { madeUpAgency, madeUpAthlete, times } from './people.ts';

let service: ElevenCalls;
let origin: string;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  service = await startElevenCalls();
  const app = await buildApp({
    VITE_API_BASE_URL: service.url,
    VITE_FIREBASE_AUTH_EMULATOR_URL: `http://${inject('authEmulator')}`,
  });
  const host = await hostFiles(app);
  origin = host.origin;
  stops.push(host.stop, app.remove, service.stop);
});
afterAll(async () => {
  for (const stop of stops) await stop();
});
beforeEach(() => {
  service.athletes = times(40, madeUpAthlete);
  service.agencies = times(3, madeUpAgency);
  service.mine.length = 0;
  service.fault = () => null;
  service.calls.length = 0;
});

describe('a service with only the eleven calls, on another origin', () => {
  // The browser logs a request for an extension that is missing.
  test.override({ expectedComplaints: /^Failed to load resource: .* 4(04|22) / });

  test('fills both cards of Home', async ({ page }) => {
    await page.goto(origin);
    await expect
      .poll(() => readTable(page, 'Agencies'))
      .toEqual({
        columns: ['Name', 'Sports', 'Location'],
        rows: [
          ['North Court Demo', 'Tennis', 'Bremen, Germany'],
          ['Baseline Sample', 'Tennis, Soccer', 'United States of America'],
          ['Net Post Example', 'Tennis', 'Girona, Spain'],
        ],
      });
    const athletes = await readTable(page, 'New Athletes');
    expect({ ...athletes, rows: athletes.rows.slice(0, 3) }).toEqual({
      columns: ['Name', 'Gender', 'Sport', 'Country of Residence'],
      rows: [
        ['Ada Example 0', 'Female', 'Tennis', 'Germany'],
        ['Bruno Sample 1', 'Male', 'Tennis', 'United States of America'],
        ['Chiara Placeholder 2', 'Female', 'Tennis', 'Spain'],
      ],
    });
  });

  test('is filtered and sorted here, without another call', async ({ page }) => {
    await page.goto(`${origin}/athletes`);
    await expect.poll(() => readNames(page, 'Athletes')).toContain('Ada Example 0');
    const callsOfTheList = () => service.calls.filter((call) => call.startsWith('GET /api/athletes/'));
    const callsOfTheLoad = callsOfTheList();

    await page.getByRole('searchbox').fill('greta net post');
    await expect.poll(() => readNames(page, 'Athletes')).toEqual(['Greta Demo 26']);

    await page.getByRole('searchbox').fill('');
    await expect.poll(() => page.url()).toBe(`${origin}/athletes`);
    const sat = page.getByRole('button', { name: 'SAT', exact: true });
    const firstThree = () => readNames(page, 'Athletes').then((names) => names.slice(0, 3));
    await sat.click();
    await expect.poll(() => page.url()).toBe(`${origin}/athletes?sort=-sat`);
    await expect.poll(firstThree).toEqual(['Ada Example 0', 'Eun-ji Testcase 4', 'Ines Sample 8']);
    await sat.click();
    await expect.poll(() => page.url()).toBe(`${origin}/athletes?sort=sat`);
    await expect.poll(firstThree).toEqual(['Chiara Placeholder 2', 'Greta Mockup 6', 'Ada Fictional 10']);
    expect(callsOfTheList()).toEqual(callsOfTheLoad);
  });

  test('may refuse every parameter: its lists appear all the same', async ({ page }) => {
    service.fault = () => 'strict';
    await page.goto(origin);
    await expect
      .poll(() => readNames(page, 'Agencies'))
      .toEqual(['North Court Demo', 'Baseline Sample', 'Net Post Example']);
    await page.goto(`${origin}/athletes?gender=Female&q=greta%20net`);
    await expect.poll(() => readNames(page, 'Athletes')).toEqual(['Greta Demo 26']);
    await shell(page).status.waitFor({ state: 'detached' });
  });

  test('may send a row that cannot be read: it is left out, and a line says so', async ({ page }) => {
    service.fault = () => 'no id';
    await page.goto(origin);
    await expect
      .poll(() => readNames(page, 'Agencies'))
      .toEqual(['North Court Demo', 'Baseline Sample', 'Net Post Example']);
    expect(await table(page, 'Agencies').locator('tfoot').textContent()).toBe(
      '1 row could not be read and is not shown.',
    );
    await page.goto(`${origin}/athletes`);
    await expect.poll(() => readNames(page, 'Athletes')).toContain('Ada Example 0');
    expect(await table(page, 'Athletes').locator('tfoot').textContent()).toBe(
      '1 row could not be read and is not shown.',
    );
  });

  test('is filtered and sorted by a URL', async ({ page }) => {
    await page.goto(`${origin}/athletes?min_sat=1600&gender=Female&sort=-name`);
    await expect
      .poll(() => readNames(page, 'Athletes'))
      .toEqual([
        'Ines Sample 8',
        'Ines Example 28',
        'Greta Sample 36',
        'Greta Placeholder 16',
        'Eun-ji Testcase 4',
        'Eun-ji Fictional 24',
        'Chiara Testcase 32',
        'Chiara Demo 12',
        'Ada Mockup 20',
        'Ada Example 0',
      ]);
  });

  test('opens an athlete and its agency by their ids, and again by their URLs', async ({ page }) => {
    await page.goto(`${origin}/athletes`);
    await page.getByRole('link', { name: 'Bruno Sample 1', exact: true }).click();
    await expect.poll(() => shell(page).heading.textContent()).toBe('Bruno Sample 1');
    await page.reload();
    await page
      .getByText(/^Higher than about \d+% of \d+ male tennis players$/)
      .first()
      .waitFor();
    await expect
      .poll(() => readFacts(shell(page).card('Agency and video')))
      .toEqual({
        Agency: 'Baseline Sample',
        'External profile link': 'Profile profiles.example',
        'Video link': 'Video video.example',
      });

    await page.getByRole('link', { name: 'Baseline Sample' }).click();
    await expect.poll(() => page.url()).toBe(`${origin}/agencies/7001`);
    await page.reload();
    await expect
      .poll(() => readFacts(shell(page).card('Contact')))
      .toEqual({
        Email: 'hello@agency.example',
        Phone: '+49 30 000000',
      });
    await expect
      .poll(() => readNames(page, 'Athletes').then((names) => names.slice(0, 3)))
      .toEqual(['Bruno Sample 1', 'Eun-ji Testcase 4', 'Hugo Example 7']);
    await page.getByRole('link', { name: 'All 11 athletes' }).waitFor();
    expect(await readFacts(shell(page).card('By sport and term'))).toEqual({
      Tennis: 'Spring 2026 3Spring 2027 3Spring 2028 2',
      Soccer: 'Spring 2029 3',
    });
    service.calls.length = 0;
    await page.getByRole('link', { name: 'Hugo Example 7', exact: true }).click();
    await page.getByText('3 of 11', { exact: true }).waitFor();
    expect(service.calls.filter((call) => call.startsWith('GET /api/athletes/?'))).toEqual([]);
  });

  test('may use any text as an id', async ({ page }) => {
    const ids = ['a/b', '50%', '%2F', 'a?b#c', ' ', 'ü/é', '%'];
    service.athletes = ids.map((id) => ({ id, name: `Called ${id}` }));
    await page.goto(`${origin}/athletes`);
    for (const id of ids) {
      await page.getByRole('link', { name: `Called ${id}`, exact: true }).click();
      await expect.poll(() => shell(page).heading.textContent()).toBe(`Called ${id}`);
      await page.reload();
      await expect.poll(() => shell(page).heading.textContent()).toBe(`Called ${id}`);
      await page.goBack();
    }
  });

  test('has 100,000 athletes, with only the rows near the viewport in the document', async ({ page }) => {
    service.athletes = times(100_000, madeUpAthlete);
    await page.goto(`${origin}/athletes`);
    await expect.poll(() => readNames(page, 'Athletes')).toContain('Ada Example 0');
    expect(await table(page, 'Athletes').getAttribute('aria-rowcount')).toBe('100001');
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return (await readNames(page, 'Athletes')).at(-1);
      })
      .toBe('Jonas Testcase 99999');
    expect(await page.locator('*').count()).toBeLessThan(2_000);
  });
});

describe('an own agency, at a service with only the eleven calls', () => {
  // The service does not allow browsers idempotency keys or PATCH (CORS).
  test.override({ expectedComplaints: /^Access to fetch|^Failed to load resource/ });

  test('is created, has its pages, and says that it cannot be saved', async ({ page }) => {
    const { open, choose, create, dialog, save } = profilePages(page);
    await page.goto(`${origin}/sign-in`);
    await accountPages(page).enterSignIn(await createAccount());
    await accountPages(page).userMenu.waitFor();
    await page.goto(`${origin}/account`);
    await open();
    await choose('Agency');
    await enterAgency(dialog, { 'Agency Name': 'Far Court Example', City: 'Biel' }, { sports: ['Tennis'] });
    await create.click();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => readTable(page, 'My Profiles'))
      .toMatchObject({ rows: [['Far Court Example', 'Agency', 'Active']] });
    expect(service.mine).toEqual(['own:3']);
    await shell(page).go('Agencies');
    await expect.poll(() => readNames(page, 'Agencies')).toContain('Far Court Example');

    await shell(page).go('My Agency');
    await save.waitFor();
    const main = page.getByRole('main');
    expect(await readAgencyForm(main)).toMatchObject({ 'Agency Name*': 'Far Court Example', City: 'Biel' });
    await enterAgency(main, { City: 'Bern' });
    await save.click();
    await main.getByRole('alert').waitFor();
    expect([await main.getByRole('alert').textContent(), await readAgencyForm(main)]).toMatchObject([
      'This service cannot save changes to an agency.',
      { City: 'Bern' },
    ]);
  });

  test('is chosen among several on this device alone, because the service cannot switch', async ({
    page,
  }) => {
    service.agencies = ['Far', 'Near'].map((name) => ({
      id: name,
      name: `${name} Court Example`,
      sports: [],
    }));
    service.mine.push('Far', 'Near');
    await signInAt(page, { url: origin }, await createAccount());
    const dropdown = page.getByRole('banner').locator('[aria-haspopup=menu]').first();
    await expect.poll(() => dropdown.textContent()).toBe('Far Court Example');
    await dropdown.click();
    await page.getByRole('menuitem', { name: 'Near Court Example' }).click();
    const problem = shell(page).card('My Profiles').getByRole('alert');
    await problem
      .getByText('This service cannot switch profiles. Your choice is kept on this device.')
      .waitFor();
    await expect.poll(() => dropdown.textContent()).toBe('Near Court Example');
    await page.reload();
    await expect.poll(() => dropdown.textContent()).toBe('Near Court Example');
    await shell(page).go('My Agency');
    await expect
      .poll(() => readAgencyForm(page.getByRole('main')))
      .toMatchObject({ 'Agency Name*': 'Near Court Example' });
  });

  test('has its profiles and athletes, but for those that cannot be read', async ({ page }) => {
    service.agencies = [{ id: 'own:1', name: 'Far Court Example', sports: ['Tennis'] }];
    service.athletes = [{ ...madeUpAthlete(0), name: 'Bruno Sample', agency_id: 'own:1' }];
    service.mine.push('own:1');
    service.fault = () => 'no id';
    await signInAt(page, { url: origin }, await createAccount());
    await shell(page).go('My Athletes');
    await expect.poll(() => readNames(page, 'My Athletes')).toEqual(['Bruno Sample']);
    expect(await table(page, 'My Athletes').locator('tfoot').textContent()).toBe(
      '1 row could not be read and is not shown.',
    );
    await page.goto(`${origin}/account`);
    await expect.poll(() => readNames(page, 'My Profiles')).toEqual(['Far Court Example']);
    expect(await table(page, 'My Profiles').locator('tfoot').textContent()).toBe(
      '1 row could not be read and is not shown.',
    );
  });

  test('has athletes, who are added once and cannot be edited', async ({ page }) => {
    const { openAdd, enter, button, dialog } = myAthletesPage(page);
    service.agencies = [{ id: 'own:1', name: 'Far Court Example', sports: ['Tennis'] }];
    service.athletes = [{ ...madeUpAthlete(0), name: 'Bruno Sample', agency_id: 'own:1' }];
    service.mine.push('own:1');
    await signInAt(page, { url: origin }, await createAccount());
    await shell(page).go('My Athletes');
    await openAdd();
    await enter({
      'Name*': 'Ada Example',
      'Semester*': 'Fall',
      'Year*': '2027',
      'Country of Residence': 'Brazil',
    });
    await button('Create').click();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await readTable(page, 'My Athletes')).rows.map((row) => row.slice(0, 3)))
      .toEqual([
        ['Ada Example', 'Tennis', 'Fall 2027'],
        ['Bruno Sample', 'Tennis', expect.any(String)],
      ]);
    expect(service.athletes).toMatchObject([
      { name: 'Ada Example', country_of_residence: 'Brazil', agency_id: 'own:1' },
      { name: 'Bruno Sample' },
    ]);
    await shell(page).go('Athletes');
    await expect
      .poll(async () => (await readTable(page, 'Athletes')).rows[0])
      .toEqual(['Ada Example', '-', 'Tennis', 'Fall 2027', 'Far Court Example', '-', '-', '-']);
  });
});

describe('a roster imported into a service with only the eleven calls', () => {
  test.override({ expectedComplaints: /^Failed to load resource: .* (404|405|500) / });

  test('is created row by row; after a lost answer the list says what is there', async ({ page }) => {
    service.agencies = [{ id: 'own:1', name: 'Far Court Example', sports: ['Tennis'] }];
    const listed = {
      name: 'Bruno Sample',
      sport: 'Tennis',
      available_semester: 'Fall',
      available_year: 2027,
    };
    service.athletes = [{ ...madeUpAthlete(0), ...listed, agency_id: 'own:1' }];
    service.mine.push('own:1');
    const names = times(30, (n) => `New Example ${n}`);
    const rows = ['Bruno Sample', ...names].map((name) => `${name},Fall 2027`);
    await signInAt(page, { url: origin }, await createAccount());
    await page.goto(`${origin}/my-athletes/import`);
    const { choose, step, button, counts, main } = importPage(page);
    await choose({ name: 'roster.csv', content: ['Name,Available for', ...rows].join('\n') });
    await step('What will happen').waitFor();
    expect(await counts()).toEqual(['30 new', '1 there already']);
    expect(await main.getByText('Also change athletes that differ').count()).toBe(0);

    const path = '/api/users/me/agencies/own%3A1/athletes';
    const isCreate = (call: string) => call === `POST ${path}`;
    service.fault = (called) => {
      if (called !== path || service.calls.filter(isCreate).length !== 9) return null;
      service.fault = () => null;
      return 'failing';
    };
    await button('Add 30 athletes').click();
    await step('Imported').waitFor();
    expect(await counts()).toEqual(['30 athletes added', '1 there already']);
    expect(service.athletes.map(({ name }) => name).toSorted()).toEqual(
      ['Bruno Sample', ...names].toSorted(),
    );
    expect(service.calls.filter(isCreate)).toHaveLength(30);
  });
});

describe('a create whose answer is lost, at a service with only the eleven calls', () => {
  test.override({ expectedComplaints: /^Access to fetch|^Failed to load resource/ });

  /** The next call of this path is answered with 500, after it was done. */
  function loseAnswer(path: string) {
    service.fault = (called) => {
      if (called !== path) return null;
      service.fault = () => null;
      return 'failing';
    };
  }

  test('shows the new athlete of that name, and creates no second one without a yes', async ({ page }) => {
    const { openAdd, enter, button, dialog, banner } = myAthletesPage(page);
    service.agencies = [{ id: 'own:1', name: 'Far Court Example', sports: ['Tennis'] }];
    service.athletes = [];
    service.mine.push('own:1');
    const names = () => service.athletes.map(({ name }) => name);
    const required = { 'Name*': 'Ada Example', 'Semester*': 'Fall', 'Year*': '2027' };
    await signInAt(page, { url: origin }, await createAccount());
    await shell(page).go('My Athletes');
    await openAdd();
    await enter(required);
    loseAnswer('/api/users/me/agencies/own%3A1/athletes');
    await button('Create').click();
    await banner.waitFor();
    expect([await banner.textContent(), names()]).toEqual([
      'Internal Server Error. What you typed is kept: try again.',
      ['Ada Example'],
    ]);
    await button('Create').click();
    await button('Add it anyway').waitFor();
    expect([await banner.textContent(), names()]).toEqual([
      'It seems to be there already: the attempt without an answer has probably added it. Close this form, or add it anyway.',
      ['Ada Example'],
    ]);
    await button('Close').click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => readNames(page, 'My Athletes')).toEqual(['Ada Example']);

    await openAdd();
    await enter(required);
    loseAnswer('/api/users/me/agencies/own%3A1/athletes');
    await button('Create').click();
    await banner.waitFor();
    await button('Create').click();
    await button('Add it anyway').click();
    await dialog.waitFor({ state: 'detached' });
    expect(names()).toEqual(['Ada Example', 'Ada Example', 'Ada Example']);
  });

  test('that was never stored is sent again', async ({ page }) => {
    const { openAdd, enter, button, dialog, banner } = myAthletesPage(page);
    service.agencies = [{ id: 'own:1', name: 'Far Court Example', sports: ['Tennis'] }];
    service.athletes = [{ ...madeUpAthlete(0), name: 'Ada Example', sport: 'Tennis', agency_id: 'own:1' }];
    service.mine.push('own:1');
    await signInAt(page, { url: origin }, await createAccount());
    await shell(page).go('My Athletes');
    await expect.poll(() => readNames(page, 'My Athletes')).toEqual(['Ada Example']);
    await openAdd();
    await enter({ 'Name*': 'Ada Example', 'Semester*': 'Fall', 'Year*': '2027' });
    await page.route('**/athletes', (route) => route.abort(), { times: 1 });
    await button('Create').click();
    await banner.waitFor();
    await button('Create').click();
    await dialog.waitFor({ state: 'detached' });
    expect(service.athletes.map(({ name }) => name)).toEqual(['Ada Example', 'Ada Example']);
  });

  test('shows the new agency of that name', async ({ page }) => {
    const { open, choose, create, dialog, close } = profilePages(page);
    await signInAt(page, { url: origin }, await createAccount());
    await page.goto(`${origin}/account`);
    await expect.poll(() => readTable(page, 'My Profiles')).toMatchObject({ rows: [['Nothing here yet']] });
    await open();
    await choose('Agency');
    await enterAgency(dialog, { 'Agency Name': 'Far Court Example' }, { sports: ['Tennis'] });
    await page.route('**/api/users/me/agencies', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await create.click();
    await dialog.getByRole('alert').waitFor();
    await create.click();
    await dialog.getByRole('button', { name: 'Add it anyway' }).waitFor();
    expect(await dialog.getByRole('alert').textContent()).toMatch(/^It seems to be there already/);
    await close.click();
    await expect
      .poll(() => readTable(page, 'My Profiles'))
      .toMatchObject({ rows: [['Far Court Example', 'Agency', 'Active']] });
    expect(service.mine).toEqual(['own:3']);
  });
});

describe('a failing service', () => {
  test.override({ expectedComplaints: /^Failed to load resource/ });

  for (const fault of ['failing', 'broken JSON', 'no list'] satisfies Fault[]) {
    test(`${fault}: skeletons of five lines and the connection status, until it recovers`, async ({
      page,
    }) => {
      service.fault = () => fault;
      await page.clock.install();
      await page.goto(origin);
      const { status, card } = shell(page);
      await status.waitFor();
      expect(await skeletonLines(card('New Athletes')).count()).toBe(5);
      expect(await skeletonLines(card('Agencies')).count()).toBe(5);

      service.fault = () => null;
      await afterRetry(page);
      await expect.poll(() => readNames(page, 'New Athletes')).toContain('Ada Example 0');
      await expect.poll(() => readNames(page, 'Agencies')).toContain('North Court Demo');
      await status.waitFor({ state: 'detached' });
    });
  }

  test('stalled: skeletons of five lines', async ({ page }) => {
    service.fault = () => 'stalled';
    await page.goto(`${origin}/athletes/ath:1`);
    await expect.poll(() => skeletonLines(shell(page).card('Personal')).count()).toBe(5);
  });

  test('a failed refetch keeps what is shown', async ({ page }) => {
    await page.clock.install();
    await page.goto(origin);
    await expect.poll(() => readNames(page, 'New Athletes')).toContain('Ada Example 0');
    service.fault = () => 'failing';
    await page.clock.fastForward(60_000);
    await shell(page).go('Coaches');
    await shell(page).go('Home');
    await shell(page).status.waitFor();
    expect(await readNames(page, 'New Athletes')).toContain('Ada Example 0');
    expect(await skeletonLines(page.locator('main')).count()).toBe(0);
  });

  test('an unknown athlete and agency are not found', async ({ page }) => {
    for (const path of ['/athletes/none', '/agencies/none']) {
      await page.goto(`${origin}${path}`);
      await expect.poll(() => shell(page).heading.textContent()).toBe('Page not found');
    }
    expect(service.calls.filter((call) => call.endsWith('/none'))).toEqual([
      'GET /api/athletes/none',
      'GET /api/agencies/none',
    ]);
  });
});

/** Longer than swr's longest delay before its first retry: one and a half times twice five seconds. */
async function afterRetry(page: Page): Promise<void> {
  await page.clock.fastForward(15_000);
}
