import { createServer } from 'node:http';
import type { TestServer } from '@matchpoint/server/testing';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { signInAt } from '../tests/accounts.ts';
import { buildApp, hostFiles } from '../tests/built-app.ts';
import { failNext } from '../tests/fail-next.ts';
import { journey } from '../tests/journey.ts';
import { accountPages } from '../tests/pages/accounts.ts';
import { importPage } from '../tests/pages/import.ts';
import { myAthletesPage } from '../tests/pages/my-athletes.ts';
import { createAgency, enterAgency, profilePages, readAgencyForm } from '../tests/pages/profiles.ts';
import { shell } from '../tests/pages/shell.ts';
import { readNames, readTable, table } from '../tests/pages/table.ts';
import { times } from '../tests/people.ts';

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'authorization, content-type',
};

/** The eleven calls on another origin: its CORS headers allow no other method or header, and creates answer no body. */
async function startElsewhere(inner: TestServer) {
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    if (method === 'OPTIONS') return void response.writeHead(204, corsHeaders).end();
    let sent = '';
    for await (const chunk of request.setEncoding('utf8')) sent += chunk;
    const answer = await inner.fetch(url, {
      method,
      headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
      ...(method === 'POST' && { body: sent }),
    });
    const text = await answer.text();
    response.writeHead(answer.status, { ...corsHeaders, 'Content-Type': 'application/json' });
    response.end(answer.status === 201 ? '' : text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port.');
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${address.port}`, stop };
}

/** `app`: the web app on a plain file host, built for the service on another origin. */
const test = journey({ expectedComplaints: /^Access to fetch|^Failed to load resource/ })
  .extend('elsewhere', { scope: 'file' }, async ({ plain }, { onCleanup }) => {
    const service = await startElsewhere(plain);
    onCleanup(service.stop);
    return service;
  })
  .extend('built', { scope: 'file' }, async ({ elsewhere }, { onCleanup }) => {
    const built = await buildApp({
      VITE_API_BASE_URL: elsewhere.url,
      VITE_FIREBASE_AUTH_EMULATOR_URL: `http://${inject('authEmulator')}`,
    });
    onCleanup(built.remove);
    return built;
  })
  .extend('app', { scope: 'file' }, async ({ built }, { onCleanup }) => {
    const host = await hostFiles(built);
    onCleanup(host.stop);
    return { url: host.origin };
  });

const names = (page: Page, list: string) => expect.poll(() => readNames(page, list));

describe('on another origin', () => {
  test('an agency is created, has its pages, and cannot be saved', async ({ page, app, person }) => {
    const { save } = profilePages(page);
    await signInAt(page, app, person, '/account');
    await createAgency(page, 'Far Court Example');
    await shell(page).go('Agencies');
    await names(page, 'Agencies').toContain('Far Court Example');
    await shell(page).go('My Agency');
    await save.waitFor();
    const main = page.getByRole('main');
    await enterAgency(main, { City: 'Bern' });
    await save.click();
    await main.getByText('This service cannot save changes to an agency.').waitFor();
    expect(await readAgencyForm(main)).toMatchObject({ 'Agency Name*': 'Far Court Example', City: 'Bern' });
  });

  test('a roster is created row by row, also where an answer is lost', async ({ page, app, owner }) => {
    const listed = { name: 'Bruno Sample', available_semester: 'Fall', available_year: 2027 } as const;
    await owner.athletes.create(listed);
    const added = times(30, (n) => `New Example ${n}`);
    const rows = ['Bruno Sample', ...added].map((name) => `${name},Tennis,Fall 2027`);
    await signInAt(page, app, owner, '/my-athletes/import');
    const { choose, step, button, counts } = importPage(page);
    await choose({ name: 'roster.csv', content: ['Name,Sport,Available for', ...rows].join('\n') });
    await step('What will happen').waitFor();
    expect(await counts()).toEqual(['30 new', '1 listed already']);
    let creates = 0;
    await page.route('**/api/users/me/agencies/*/athletes', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      creates += 1;
      if (creates !== 9) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await button('Add 30 athletes').click();
    await step('Imported').waitFor();
    expect(await counts()).toEqual(['30 athletes added', '1 listed already']);
    const stored = (await owner.athletes.list()).map(({ name }) => name);
    expect([creates, stored.toSorted()]).toEqual([30, ['Bruno Sample', ...added].toSorted()]);
  });
});

describe('a create whose answer is lost', () => {
  test('shows the new athlete, and creates no second one without a yes', async ({ page, app, owner }) => {
    const { openAdd, enter, button, dialog, banner } = myAthletesPage(page);
    const stored = async () => (await owner.athletes.list()).map(({ name }) => name);
    async function createTwice() {
      await openAdd();
      await enter({ 'Name*': 'Ada Example', 'Semester*': 'Fall', 'Year*': '2027' });
      await failNext(page, 'POST', '**/api/users/me/agencies/*/athletes', 'lost');
      await button('Create').click();
      await banner.waitFor();
      await button('Create').click();
      await button('Add it anyway').waitFor();
    }
    await signInAt(page, app, owner, '/my-athletes');
    await createTwice();
    expect([await banner.textContent(), await stored()]).toEqual([
      'It was probably added: an earlier attempt got no answer. Close this form, or add it anyway.',
      ['Ada Example'],
    ]);
    await button('Close').click();
    await dialog.waitFor({ state: 'detached' });
    await names(page, 'My Athletes').toEqual(['Ada Example']);

    await createTwice();
    await button('Add it anyway').click();
    await dialog.waitFor({ state: 'detached' });
    expect(await stored()).toEqual(times(3, () => 'Ada Example'));
  });

  test('shows the new agency of that name', async ({ page, app, person }) => {
    const { open, choose, create, dialog, close } = profilePages(page);
    await signInAt(page, app, person, '/account');
    await expect.poll(() => readTable(page, 'My Profiles')).toMatchObject({ rows: [['Nothing here yet']] });
    await open();
    await choose('Agency');
    await enterAgency(dialog, { 'Agency Name': 'Lost Court Example' }, { sports: ['Tennis'] });
    await failNext(page, 'POST', '**/api/users/me/agencies', 'lost');
    await create.click();
    await dialog.getByRole('alert').waitFor();
    await create.click();
    await dialog.getByRole('button', { name: 'Add it anyway' }).waitFor();
    expect(await dialog.getByRole('alert').textContent()).toMatch(/^It was probably added/);
    await close.click();
    await expect
      .poll(() => readTable(page, 'My Profiles'))
      .toMatchObject({ rows: [['Lost Court Example', 'Agency', 'Active']] });
  });
});

describe('another service', () => {
  test('may use any text as an id', async ({ page, plain }) => {
    const ids = ['a/b', '50%', '%2F', 'a?b#c', ' ', 'ü/é', '%'];
    const athletes = ids.map((id) => ({ id, name: `Called ${id}` }));
    await page.route('**/api/athletes/**', (route) => {
      const [, encoded = ''] = /\/athletes\/([^/?]*)$/.exec(route.request().url().replace(/\?.*/, '')) ?? [];
      const id = decodeURIComponent(encoded);
      return route.fulfill({ json: id === '' ? athletes : athletes.find((one) => one.id === id) });
    });
    const { heading } = shell(page);
    await page.goto(`${plain.url}/athletes`);
    for (const { name } of athletes) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect.poll(() => heading.textContent()).toBe(name);
      await page.reload();
      await expect.poll(() => heading.textContent()).toBe(name);
      await page.goBack();
    }
  });

  test('may refuse every parameter, and send rows that cannot be read', async ({ page, plain, owner }) => {
    await owner.athletes.create({ name: 'Ada Example', available_semester: 'Fall', available_year: 2027 });
    await page.route(
      /\/api\/(athletes|agencies|users\/me\/profiles|.*\/athletes)\/?(\?|$)/,
      async (route) => {
        if (route.request().url().includes('?')) {
          return route.fulfill({ status: 422, json: { detail: [{ loc: ['query'], msg: 'is not known' }] } });
        }
        const rows: unknown = await (await route.fetch()).json();
        return route.fulfill({ json: [...(Array.isArray(rows) ? rows : []), { name: 'Nobody' }] });
      },
    );
    await signInAt(page, plain, owner);
    for (const [path, list, name] of [
      ['/agencies', 'Agencies', 'Court Club Example'],
      ['/athletes?q=ada&sort=name', 'Athletes', 'Ada Example'],
      ['/my-athletes', 'My Athletes', 'Ada Example'],
      ['/account', 'My Profiles', 'Court Club Example'],
    ] as const) {
      await page.goto(plain.url + path);
      await names(page, list).toContain(name);
      expect(await table(page, list).locator('tfoot').textContent(), list).toBe(
        '1 row could not be read and is not shown.',
      );
    }
    await shell(page).status.waitFor({ state: 'detached' });
  });

  test('may send only name and sport of own athletes', async ({ page, plain, owner }) => {
    await page.route('**/api/athletes/?**', (route) => route.fulfill({ json: [] }));
    await page.route('**/api/athletes/', (route) => route.fulfill({ json: [] }));
    await owner.athletes.create({ name: 'Ada Example', available_semester: 'Fall', available_year: 2027 });
    await signInAt(page, plain, owner, '/my-athletes');
    await page
      .getByText(
        'This service sends only name and sport of your athletes, and cannot change or remove them.',
        { exact: true },
      )
      .waitFor();
    expect(await readTable(page, 'My Athletes')).toEqual({
      columns: ['Name', 'Sport', 'More'],
      rows: [['Ada Example', 'Tennis', '']],
    });
  });

  test('may switch no profiles: this device keeps the choice', async ({ page, plain, owner }) => {
    const { dropdown } = profilePages(page);
    await owner.agencies.create({ name: 'Second Example', sports: ['Tennis'] });
    await signInAt(page, plain, owner);
    await expect.poll(() => dropdown.textContent()).not.toBe('My Profile');
    const before = await dropdown.textContent();
    const other = before === 'Second Example' ? 'Court Club Example' : 'Second Example';
    await dropdown.click();
    await page.getByRole('menuitem', { name: other }).click();
    const problem = shell(page).card('My Profiles').getByRole('alert');
    await problem.waitFor();
    expect(await problem.textContent()).toBe(
      'This service cannot switch profiles. Your choice is kept on this device.',
    );
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await problem.waitFor({ state: 'detached' });
    await expect.poll(() => dropdown.textContent()).toBe(other);
    await page.reload();
    await expect.poll(() => dropdown.textContent()).toBe(other);
    await shell(page).go('My Agency');
    await expect.poll(() => page.getByLabel('Agency Name').inputValue()).toBe(other);
    await accountPages(page).choose('Logout');
    await accountPages(page).signUpOrLogin.click();
    await accountPages(page).enterSignIn(owner);
    await expect.poll(() => dropdown.textContent()).toBe(before);
  });

  test('may date no rows: the column of dates, which has none, is not offered', async ({ page, plain }) => {
    await page.route('**/api/athletes/**', (route) =>
      route.fulfill({ json: [{ id: 1, name: 'Ada Example' }] }),
    );
    await page.goto(`${plain.url}/athletes`);
    await names(page, 'Athletes').toEqual(['Ada Example']);
    await page.getByRole('button', { name: 'View' }).click();
    const offered = page.getByRole('region', { name: 'View' }).getByRole('checkbox');
    await expect.poll(() => offered.count()).toBe(11);
    await page.goto(`${plain.url}/athletes?columns=name,added`);
    await expect
      .poll(() => readTable(page, 'Athletes'))
      .toEqual({ columns: ['Name', 'Added'], rows: [['Ada Example', '-']] });
  });

  test('may have 100,000 athletes, with few rows in the document', async ({ page, server, plain }) => {
    for (const tens of times(10, (n) => n)) {
      await server.addAthletes(times(10_000, (n) => ({ name: `Many ${tens}${n}` })));
    }
    await page.goto(`${plain.url}/athletes?q=many&sort=created`);
    await expect.poll(() => table(page, 'Athletes').getAttribute('aria-rowcount')).toBe('100001');
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return (await readNames(page, 'Athletes')).at(-1);
      })
      .toBe('Many 99999');
    // The first press may have come before the keys of the list; from here on one is enough.
    for (const _ of times(20, (n) => n)) {
      await page.keyboard.press('Home');
      await names(page, 'Athletes').toContain('Many 00');
      await page.keyboard.press('End');
      await names(page, 'Athletes').toContain('Many 99999');
    }
    expect(await page.locator('*').count()).toBeLessThan(2_000);
  });
});
