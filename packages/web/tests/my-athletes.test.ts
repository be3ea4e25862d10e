import type { TestServer } from '@matchpoint/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { createAccount, type SignedUp, signInAt } from './accounts.ts';
import { test } from './journey.ts';
import { fullAthlete, startOwnServer } from './known-server.ts';
import { ownAgencies } from './own-agencies.ts';
import { ownAthletes } from './own-athletes.ts';
import { readFacts } from './pages/facts.ts';
import { myAthletesPage } from './pages/my-athletes.ts';
import { enterAgency, profilePages } from './pages/profiles.ts';
import { focused, isAbove, shell } from './pages/shell.ts';
import { readNames, readTable } from './pages/table.ts';

let server: TestServer;
let plain: TestServer;
let account: SignedUp;
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
});

const mostMissing = 'Missing: gender, country, GPA, SAT, TOEFL, UTR, ITF, link to profile, video, bio';

const required = { 'Name*': 'Ada Example', 'Semester*': 'Fall', 'Year*': '2027' };

/** Opens My Athletes for a new agency with these athletes. */
async function atMyAthletes(page: Page, athletes: readonly object[] = [], at = server) {
  const agencyId = await ownAgencies(server, account).create({
    name: 'Court Club Example',
    sports: ['Tennis'],
  });
  const own = ownAthletes(server, account, agencyId);
  for (const athlete of athletes)
    await own.create({ name: 'Ada Example', available_semester: 'Fall', available_year: 2027, ...athlete });
  await signInAt(page, at, account);
  await shell(page).go('My Athletes');
  await expect.poll(() => readNames(page, 'My Athletes')).not.toEqual([]);
  return { ...myAthletesPage(page), own };
}

/** Submits the required fields; the service adds the athlete, and its first answer is lost. */
async function createUnanswered(page: Page) {
  const { openAdd, enter, button, banner } = myAthletesPage(page);
  let isLost = false;
  await page.route('**/athletes', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await openAdd();
  await enter(required);
  await button('Create').click();
  await banner.waitFor();
}

/** Checks that the browser's Back asks before it discards what was typed. */
async function stayDespiteBack(page: Page) {
  const { question, answer } = myAthletesPage(page);
  await page.goBack({ waitUntil: 'commit' });
  await question.waitFor();
  expect(await question.getByRole('heading').textContent()).toBe('Leave without saving?');
  await answer('Keep editing');
  await question.waitFor({ state: 'detached' });
}

test('a new user creates an agency, adds two athletes, and both are public at once', async ({ page }) => {
  const entries = () => shell(page).navigation.getByRole('listitem').allTextContents();
  await signInAt(page, server, account);
  await page.goto(`${server.url}/account`);
  await page.evaluate(() => document.body.setAttribute('data-same-load', ''));
  const profiles = profilePages(page);
  await profiles.open();
  await profiles.choose('Agency');
  await enterAgency(profiles.dialog, { 'Agency Name': 'Fresh Example' }, { sports: ['Tennis'] });
  await profiles.create.click();
  await expect
    .poll(entries)
    .toEqual(['Home', 'Athletes', 'Coaches', 'Agencies', 'Board', 'My Agency', 'My Athletes']);
  await shell(page).go('Athletes');
  await shell(page).go('My Athletes');

  const { openAdd, enter, button, dialog } = myAthletesPage(page);
  await openAdd();
  await enter(required);
  const [few] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST'),
    button('Create').click(),
  ]);
  await dialog.waitFor({ state: 'detached' });
  await openAdd();
  await enter({
    'Name*': 'Zoë Example',
    'Semester*': 'Spring',
    'Year*': '2028',
    Gender: 'Female',
    'Country of Residence': 'Brazil',
    GPA: '3.7',
    SAT: '1480',
    TOEFL: '0',
    UTR: '12.25',
    ITF: '104',
    'Link to Profile': 'profiles.example/zoe',
    Video: 'http://video.example/zoe?match=1',
    Bio: 'Left-handed.\nStudies physics.',
  });
  const [whole] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST'),
    button('Create').click(),
  ]);
  await dialog.waitFor({ state: 'detached' });
  expect([few, whole].map((request) => JSON.parse(request.postData() ?? ''))).toEqual([
    { sport: 'Tennis', name: 'Ada Example', available_semester: 'Fall', available_year: 2027 },
    {
      ...fullAthlete,
      available_semester: 'Spring',
      available_year: 2028,
      country_of_residence: 'Brazil',
      profile_url: 'https://profiles.example/zoe',
      video_1: 'http://video.example/zoe?match=1',
    },
  ]);
  await expect
    .poll(async () => (await readTable(page, 'My Athletes')).rows.map((row) => row.slice(0, 5)))
    .toEqual([
      ['Zoë Example', 'Tennis', 'Spring 2028', '3.7', '12.25'],
      ['Ada Example', 'Tennis', 'Fall 2027', '-', '-'],
    ]);

  await shell(page).go('Athletes');
  await expect
    .poll(async () => (await readTable(page, 'Athletes')).rows.slice(0, 2))
    .toEqual([
      ['Zoë Example', 'Female', 'Tennis', 'Spring 2028', 'Fresh Example', '3.7', '1480', '0'],
      ['Ada Example', '-', 'Tennis', 'Fall 2027', 'Fresh Example', '-', '-', '-'],
    ]);
  await page.getByRole('link', { name: 'Zoë Example' }).first().click();
  await expect
    .poll(() => readFacts(shell(page).card('Personal')))
    .toMatchObject({ 'Country of Residence': 'Brazil' });
  expect(await page.locator('body[data-same-load]').count()).toBe(1);
});

describe('creating', () => {
  test('a double click creates one athlete', async ({ page }) => {
    const { openAdd, enter, button, dialog, own } = await atMyAthletes(page);
    await openAdd();
    await enter(required);
    await button('Create').dblclick();
    await dialog.waitFor({ state: 'detached' });
    expect(await own.names()).toEqual(['Ada Example']);
    await expect.poll(() => focused(page)).toBe('button Add');
  });

  test('shows the bounds and steps, and focuses the first invalid field', async ({ page }) => {
    const { openAdd, enter, button, field, dialog, own } = await atMyAthletes(page);
    await openAdd();
    expect(await dialog.locator('[data-hint]').allTextContents()).toEqual([
      '2022 to 2050',
      '1 to 4, in steps of 0.1',
      '400 to 1600',
      '0 to 120',
      '1 to 16.5, in steps of 0.01',
      '1 or more',
    ]);
    expect(await dialog.getByPlaceholder('youtube.com/…').count()).toBe(2);
    await enter({
      ...required,
      'Year*': '2021',
      GPA: '3.75',
      SAT: '1601',
      TOEFL: 'ten',
      UTR: '16.505',
      ITF: '1,000',
    });
    await button('Create').click();
    expect(await dialog.locator('[data-error]').allTextContents()).toEqual([
      'Year must be between 2022 and 2050',
      'GPA must be in steps of 0.1',
      'SAT must be between 400 and 1600',
      'TOEFL must be a number',
      'UTR must be between 1 and 16.5',
      'ITF must be a number',
    ]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('available_year');
    expect([await field('GPA').inputValue(), await own.names()]).toEqual(['3.75', []]);
  });

  test('refuses hostile values at their fields or stores them as text', async ({ page }) => {
    const { openAdd, enter, button, dialog, own } = await atMyAthletes(page);
    await openAdd();
    await enter({
      ...required,
      'Name*': 'x'.repeat(300),
      'Link to Profile': 'javascript:alert(1)',
      Video: 'data:text/html,x',
    });
    await button('Create').click();
    expect(await dialog.locator('[data-error]').allTextContents()).toEqual([
      'Name must be at most 200 characters',
      'Link to Profile must be a link that starts with http:// or https://',
      'Video must be a link that starts with http:// or https://',
    ]);
    const name = '🎾 مرحبا <img src=x onerror="document.title=1">';
    await enter({
      'Name*': name,
      'Link to Profile': '',
      Video: '',
      Bio: '<script>document.title=1</script>',
    });
    await button('Create').click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => readNames(page, 'My Athletes')).toEqual([name]);
    expect([await own.names(), await page.locator('main img').count(), await page.title()]).toEqual([
      [name],
      0,
      'My Athletes · Matchpoint',
    ]);
  });

  for (const viewport of [
    { width: 1280, height: 860 },
    { width: 390, height: 844 },
  ]) {
    test(`Create and Save stay in view, and hide no hint, at ${viewport.width}×${viewport.height}`, async ({
      page,
    }) => {
      const { add, choose, button, dialog, question, answer, field, enter } = await atMyAthletes(page, [{}]);
      await page.setViewportSize(viewport);
      const isInView = async (name: string) => {
        const box = await button(name).boundingBox();
        return box !== null && box.y > 0 && box.y + box.height <= viewport.height;
      };
      await add.click();
      await expect.poll(() => isInView('Create')).toBe(true);
      expect(await isAbove(dialog.getByText('*Required fields', { exact: true }), button('Create'))).toBe(
        true,
      );
      await enter({ Bio: 'Plays on clay.' });
      expect(await isInView('Create')).toBe(true);
      await page.keyboard.press('Escape');
      await question.waitFor();
      await answer('Discard');
      await choose('Edit', 'Ada Example');
      await expect.poll(() => isInView('Save')).toBe(true);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('name');
      expect(await field('Name*').inputValue()).toBe('Ada Example');
    });
  }

  test('asks before it discards what was typed, and keeps it while Soccer is shown', async ({ page }) => {
    const { add, openAdd, enter, field, dialog, question, answer, button } = await atMyAthletes(page);
    await add.click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('sport');
    await field('Sport*').selectOption('Soccer');
    expect(await dialog.getByRole('status').textContent()).toBe('Coming soon');
    await button('Close').focus();
    await page.keyboard.press('/');
    expect(await focused(page)).toBe('button Close');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await openAdd();
    await enter({ Bio: 'Plays on clay.' });
    await field('Sport*').selectOption('Soccer');
    await button('Close').click();
    await question.waitFor();
    await answer('Keep editing');
    await field('Sport*').selectOption('Tennis');
    expect(await field('Bio').inputValue()).toBe('Plays on clay.');
    await stayDespiteBack(page);
    expect(await field('Bio').inputValue()).toBe('Plays on clay.');
    await page.keyboard.press('Escape');
    await answer('Discard');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('button Add');
  });

  describe('a failure', () => {
    test.override({ expectedComplaints: /^Failed to load resource/ });

    test('of one field is shown at the field and in the banner', async ({ page }) => {
      const { openAdd, enter, button, dialog, banner, field } = await atMyAthletes(page);
      await page.route('**/athletes', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 422,
              json: {
                detail: [
                  { loc: ['body', 'GPA'], msg: 'is not what it was', type: 'odd' },
                  { msg: 'Not today.' },
                ],
              },
            })
          : route.continue(),
      );
      await openAdd();
      await enter({ ...required, GPA: '3.7' });
      await button('Create').click();
      await banner.waitFor();
      expect({
        banner: await banner.locator('span').allTextContents(),
        field: await dialog.locator('[data-error]').allTextContents(),
        typed: await field('Name*').inputValue(),
      }).toEqual({
        banner: ['GPA is not what it was', 'Not today.'],
        field: ['GPA is not what it was'],
        typed: 'Ada Example',
      });
    });

    test('without an answer can be retried, and creates one athlete', async ({ page }) => {
      const { button, dialog, banner, field, own } = await atMyAthletes(page);
      await createUnanswered(page);
      expect(await banner.textContent()).toBe(
        'The service cannot be reached. What you typed is kept: try again.',
      );
      expect([await field('Name*').inputValue(), await own.names()]).toEqual([
        'Ada Example',
        ['Ada Example'],
      ]);
      await button('Create').click();
      await dialog.waitFor({ state: 'detached' });
      expect(await own.names()).toEqual(['Ada Example']);
    });

    test('without an answer, then a changed entry: creates no second athlete, and says so', async ({
      page,
    }) => {
      const { enter, button, banner, own } = await atMyAthletes(page);
      await createUnanswered(page);
      await enter({ 'Name*': 'Ada Sample' });
      await button('Create').click();
      await expect
        .poll(() => banner.textContent())
        .toMatch(/^An earlier attempt had already added this athlete/);
      expect(await own.names()).toEqual(['Ada Example']);
    });
  });
});

describe('editing and removing', () => {
  test('sends the changed fields, and shows them everywhere', async ({ page }) => {
    const { rowButton, button, enter, field, dialog, own } = await atMyAthletes(page, [
      { country_of_residence: 'BR', GPA: 3.7, SAT: 1480 },
    ]);
    await rowButton('Edit Ada Example').click();
    await button('Save').waitFor();
    expect([await field('Country of Residence').inputValue(), await field('GPA').inputValue()]).toEqual([
      'Brazil',
      '3.7',
    ]);
    await enter({ GPA: '3.8', SAT: '' });
    await stayDespiteBack(page);
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'PATCH'),
      button('Save').click(),
    ]);
    await dialog.waitFor({ state: 'detached' });
    expect(JSON.parse(request.postData() ?? '')).toEqual({ GPA: 3.8, SAT: null });
    const [athlete] = await own.list();
    expect(await own.show(athlete?.id ?? '')).toMatchObject({
      GPA: 3.8,
      SAT: null,
      country_of_residence: 'BR',
    });
    await expect.poll(() => focused(page)).toBe('button Edit Ada Example');
  });

  describe('two people', () => {
    test.override({ expectedComplaints: /^Failed to load resource: .* (404|412)/ });

    test('change other fields: both are saved without a question', async ({ page }) => {
      const { rowButton, button, enter, dialog, own } = await atMyAthletes(page, [{ GPA: 3.1, SAT: 1000 }]);
      const [athlete] = await own.list();
      const id = athlete?.id ?? '';
      await rowButton('Edit Ada Example').click();
      await button('Save').waitFor();
      await own.edit(id, { SAT: 1200 });
      await enter({ GPA: '3.9' });
      await button('Save').click();
      await dialog.waitFor({ state: 'detached' });
      expect(await own.show(id)).toMatchObject({ GPA: 3.9, SAT: 1200 });
    });

    test('see both values; mine is saved without touching other fields', async ({ page }) => {
      const { rowButton, button, enter, dialog, own } = await atMyAthletes(page, [{ GPA: 3.1, SAT: 1000 }]);
      const [athlete] = await own.list();
      const id = athlete?.id ?? '';
      await rowButton('Edit Ada Example').click();
      await button('Save').waitFor();
      await own.edit(id, { GPA: 3.2, SAT: 1200 });
      await enter({ GPA: '3.9' });
      await button('Save').click();
      await button('Save my values').waitFor();
      expect(await readTable(page, 'Both values')).toEqual({ columns: [], rows: [] });
      expect(await dialog.getByRole('table').locator('tbody tr').allInnerTexts()).toEqual(['GPA\t3.9\t3.2']);
      await button('Save my values').click();
      await dialog.waitFor({ state: 'detached' });
      expect(await own.show(id)).toMatchObject({ GPA: 3.9, SAT: 1200 });
    });

    test('see both values; theirs can be taken', async ({ page }) => {
      const { rowButton, button, enter, field, dialog, own } = await atMyAthletes(page, [{ GPA: 3.1 }]);
      const [athlete] = await own.list();
      await rowButton('Edit Ada Example').click();
      await button('Save').waitFor();
      await own.edit(athlete?.id ?? '', { GPA: 3.2, bio: 'Plays.' });
      await enter({ GPA: '3.9' });
      await button('Save').click();
      await button('Take what was saved').click();
      expect([await field('GPA').inputValue(), await field('Bio').inputValue()]).toEqual(['3.2', 'Plays.']);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    });

    test('are told when the athlete is gone, and keep what was typed', async ({ page }) => {
      const { rowButton, button, enter, field, banner, answer, own } = await atMyAthletes(page, [{}]);
      const [athlete] = await own.list();
      await rowButton('Edit Ada Example').click();
      await button('Save').waitFor();
      await own.remove(athlete?.id ?? '');
      await enter({ Bio: 'Plays on clay.' });
      await button('Save').click();
      expect(await banner.textContent()).toBe('Ada Example is no longer among your athletes.');
      expect(await field('Bio').inputValue()).toBe('Plays on clay.');
      await button('Close').click();
      await answer('Discard');
      await expect.poll(() => readNames(page, 'My Athletes')).toEqual(['Nothing here yet']);
    });
  });

  test('removes an athlete after a confirmation that names it', async ({ page }) => {
    const { rowButton, question, answer, own, news } = await atMyAthletes(page, [
      { name: 'Gone Example' },
      { name: 'Bruno Sample' },
    ]);
    await rowButton('Remove Gone Example').click();
    expect(await question.getByRole('heading').textContent()).toBe('Remove Gone Example?');
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await own.names()).toEqual(['Bruno Sample', 'Gone Example']);
    await rowButton('Remove Gone Example').click();
    await answer('Remove athlete');
    await expect.poll(() => readNames(page, 'My Athletes')).toEqual(['Bruno Sample']);
    expect([await own.names(), await news.first().textContent()]).toEqual([
      ['Bruno Sample'],
      'Gone Example was removed.',
    ]);
    await shell(page).go('Athletes');
    await expect.poll(() => readNames(page, 'Athletes')).toContain('Bruno Sample');
    expect(await readNames(page, 'Athletes')).not.toContain('Gone Example');
  });
});

describe('a service with only the eleven calls', () => {
  test.override({ expectedComplaints: /^Failed to load resource: .* (404|405)/ });

  test('lists and adds athletes, and offers neither edit nor removal', async ({ page }) => {
    const { openAdd, enter, button, dialog, own } = await atMyAthletes(
      page,
      [{ name: 'Bruno Sample' }],
      plain,
    );
    await openAdd();
    await enter(required);
    await button('Create').click();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => readTable(page, 'My Athletes'))
      .toEqual({
        columns: ['Name', 'Sport', 'Available for', 'GPA', 'UTR', 'Complete', 'More'],
        rows: ['Ada Example', 'Bruno Sample'].map((name) => [
          name,
          'Tennis',
          'Fall 2027',
          '-',
          '-',
          `2 of 12${mostMissing}`,
          '',
        ]),
      });
    expect(await own.names()).toEqual(['Ada Example', 'Bruno Sample']);
  });
});

test('a long list is windowed, and / focuses its search', async ({ page }) => {
  const agencyId = await ownAgencies(server, account).create({ name: 'Long Example', sports: ['Tennis'] });
  const athletes = Array.from({ length: 10_000 }, (_, n) => ({ name: `Player ${n}`, agency_id: agencyId }));
  await server.addAthletes(athletes);
  await server.changed();
  await signInAt(page, server, account);
  await shell(page).go('My Athletes');
  await expect
    .poll(() => page.getByRole('main').getByRole('status').allTextContents())
    .toContain('10,000 athletes');
  expect((await readNames(page, 'My Athletes')).length).toBeLessThan(120);
  await page.keyboard.press('/');
  await page.keyboard.type('player 9999');
  await expect.poll(() => readNames(page, 'My Athletes')).toEqual(['Player 9999']);
  await page.keyboard.type('x');
  await expect.poll(() => readNames(page, 'My Athletes')).toEqual(['No athlete matches.']);
});
