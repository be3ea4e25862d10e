import { join } from 'node:path';
import { createClient } from '@matchpoint/core/client/client';
import { familyTexts } from '@matchpoint/core/consent/family-texts';
import type { TestServer } from '@matchpoint/server/testing';
import type { Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { describe, expect, inject } from 'vitest';
import { signInAt } from '../tests/accounts.ts';
import { journey, type Owner, visit } from '../tests/journey.ts';
import { fullAgency, fullAthlete } from '../tests/known-server.ts';
import { athletesPage } from '../tests/pages/athletes.ts';
import { boardPage, storeBoard } from '../tests/pages/board.ts';
import { importPage } from '../tests/pages/import.ts';
import { myAthletesPage } from '../tests/pages/my-athletes.ts';
import { people } from '../tests/pages/people.ts';
import { profilePages } from '../tests/pages/profiles.ts';
import { shell } from '../tests/pages/shell.ts';
import { skeletonLines } from '../tests/pages/table.ts';
import { changedPictures, familyLink, fixDates, settledPicture } from '../tests/pictures.ts';

const contextOptions = { viewport: { width: 1024, height: 900 } };
const test = journey({ contextOptions });
const whereAsked = journey({ contextOptions, serverOptions: { consent: 'family', offered: ['hidden'] } });
const folder = join(import.meta.dirname, '../../../docs/help/pictures');
/** As `<img>` in the pages of help has it. */
const size = { width: 744, height: 450 };

const day = '2026-03-05T12:00:00Z';

/** Where the product seems to be: pictures do not depend on the server's port. */
const site = 'https://matchpoint.example';

async function showAt(page: Page, server: TestServer): Promise<void> {
  await page.route(`${site}/**`, async (route) => {
    const url = route.request().url().replace(site, server.url);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.clock.setFixedTime(day);
}

/** The part of the page that begins a little before the element. */
async function pictureFrom(page: Page, start: Locator): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  await expect.poll(() => skeletonLines(page.getByRole('main')).count()).toBe(0);
  await start.evaluate(async (element) => {
    scrollTo(0, element.getBoundingClientRect().top + scrollY - 80);
    // A panel that is anchored to its button follows in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const { x, y } = (await start.boundingBox()) ?? expect.fail('It is not shown.');
  const { width, height } = page.viewportSize() ?? size;
  const corner = (at: number, most: number) => Math.max(0, Math.min(at - 12, most));
  const clip = { x: corner(x, width - size.width), y: corner(y, height - size.height), ...size };
  return settledPicture(page, { clip });
}

describe.skipIf(!inject('isNpmChromium'))('the pictures of the help are as the product looks', () => {
  test('for coaches, athletes and parents', async ({ page, server }) => {
    await server.addDemo();
    await fixDates(server);
    await showAt(page, server);
    expect(await changedPictures(folder, picturesForCoaches(page, server))).toEqual([]);
  });

  test('for agencies', async ({ page, server, owner }) => {
    await owner.agencies.edit(owner.agencyId, { sports: ['Tennis'] });
    await page.clock.setFixedTime(day);
    expect(await changedPictures(folder, picturesForAgencies(page, server, owner))).toEqual([]);
  });

  whereAsked('where families are asked', async ({ page, server, owner }) => {
    const { page: phone } = await visit({ viewport: { width: 464, height: 600 }, deviceScaleFactor: 0.75 });
    for (const one of [page, phone]) await showAsIn2026(one, server);
    expect(await changedPictures(folder, picturesOfConsent(page, phone, server, owner))).toEqual([]);
    await phone.context().close();
  });
});

async function* picturesForCoaches(page: Page, server: TestServer) {
  const main = page.getByRole('main');
  const { listAthletes } = createClient({ baseUrl: server.url });
  const best = { sport: 'Tennis', semester: 'Fall', year: '2028', sort: '-utr', limit: '3' } as const;
  const [women, men] = await Promise.all([
    listAthletes({ gender: 'Female', ...best }),
    listAthletes({ gender: 'Male', ...best }),
  ]);
  await storeBoard(page, site, [...women.rows, ...men.rows]);

  await page.goto(`${site}/athletes?sport=Tennis&gender=Female`);
  await athletesPage(page).openFilters();
  yield ['filters', await pictureFrom(page, main.getByRole('region', { name: 'Athletes' }))] as const;
  await page.goto(`${site}/athletes`);
  await main.getByRole('button', { name: 'View' }).click();
  yield ['columns', await pictureFrom(page, page.locator(':popover-open'))] as const;

  const ids = women.rows.map(({ id }) => id);
  await page.goto(`${site}/compare?athletes=${ids.join(',')}`);
  yield ['compare', await pictureFrom(page, page.getByRole('heading', { level: 1 }))] as const;
  await page.goto(`${site}/athletes/${ids[0]}`);
  yield ['athlete', await pictureFrom(page, page.getByRole('heading', { level: 1 }))] as const;

  await page.goto(`${site}/board`);
  yield ['board', await pictureFrom(page, page.getByRole('heading', { level: 1 }))] as const;
  await boardPage(page).share();
  yield ['share', await pictureFrom(page, page.getByRole('dialog'))] as const;
}

const header = 'Player,Term,GPA,Toefl iBT,Country,Notes';
const rows = [
  'Ada Example,Fall 2027,3.75,98,GER,captain',
  'Bo Sample,Fall 2027,3.1,104,SUI,',
  'Cleo Demo,Spring 2028,5.6,99,NED,left-handed',
  'Dara Specimen,Fall 2028,3.42,,BRA,',
];
const nextRows = ['Ada Example,Fall 2027,3.9,101,GER', 'Edda Trial,Fall 2028,3.3,110,SWE'];

async function* picturesForAgencies(page: Page, server: TestServer, owner: Owner) {
  const { openAdd, enter, dialog } = myAthletesPage(page);
  await signInAt(page, server, owner, '/my-athletes');
  await openAdd();
  await enter({ 'Name*': fullAthlete.name, 'Semester*': 'Fall', 'Year*': '2027', GPA: '3.7' });
  yield ['add-athlete', await pictureFrom(page, dialog)] as const;

  const { choose, read, step, button, main } = importPage(page);
  const card = (name: string | RegExp) => main.getByRole('region', { name });
  const open = async (name: string, lines: readonly string[]) => {
    await page.goto(`${server.url}/my-athletes/import`);
    await choose({ name, content: `${lines.join('\n')}\n` });
  };
  await open('roster.csv', [header, ...rows]);
  await read();
  yield ['import-reading', await pictureFrom(page, card('How we read your file'))] as const;
  await button(/^Go on:/).click();
  await step('What will happen').waitFor();
  yield ['import-plan', await pictureFrom(page, card('What will happen'))] as const;
  await button(/^Add \d+ athletes/).click();
  await step(/^Imported/).waitFor();

  await open('next-season.csv', ['Player,Term,GPA,Toefl iBT,Country', ...nextRows]);
  await step('What will happen').waitFor();
  for (const summary of await main.locator('summary').all()) await summary.click();
  yield ['next-season', await pictureFrom(page, card('What will happen'))] as const;

  await page.setViewportSize({ width: 820, height: 900 });
  await page.route(/\/(me|members|invitations)$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(owner.email, 'office@court-club.example')
      .replaceAll(/[\d-]{10}T[\d:.]+Z/g, '2026-03-12T12:00:00Z');
    await route.fulfill({ response, body });
  });
  await page.goto(`${server.url}/my-agency`);
  await profilePages(page).save.waitFor();
  const { email, invite, invited } = people(page);
  await email.fill('bo@example.com');
  await invite.click();
  await invited.waitFor();
  yield ['people', await pictureFrom(page, shell(page).card('People'))] as const;
}

/** As in November 2026, whenever the pictures are taken: no yes has ended, and links are the same. */
async function showAsIn2026(page: Page, server: TestServer): Promise<void> {
  await showAt(page, server);
  await page.clock.setFixedTime('2026-11-05T12:00:00Z');
  // The identity provider on this machine answers no site elsewhere.
  await page.route(/googleapis/, async (route) => {
    const { origin: _, ...headers } = await route.request().allHeaders();
    const response = await route.fetch({ headers });
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'access-control-allow-origin': site },
    });
  });
  await page.route(`${site}/api/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(site, server.url) });
    const body = (await response.text())
      .replaceAll(/[\d-]{10}T[\d:.]+Z/g, '2026-11-03T12:00:00Z')
      .replaceAll('2040', '2026')
      .replaceAll('2041', '2027')
      .replaceAll(/"link":"\w+"/g, '"link":"0123456789ABCDEFGHJKMNPQRSTVWXYZ"');
    await route.fulfill({ response, body });
  });
}

async function* picturesOfConsent(page: Page, phone: Page, server: TestServer, owner: Owner) {
  for (const [name, available_year] of [
    ['Ada Example', 2041],
    ['Bo Sample', 2041],
    ['Cleo Demo', 2040],
  ] as const)
    await owner.athletes.create({ ...fullAthlete, name, available_year });
  await server.sql`
    update athletes set consent = 'agreed', waiting = null, consent_until = '2040-12-31' where available_year = 2040`;
  await server.changed();
  const { choose, button, dialog } = myAthletesPage(page);
  await signInAt(page, { url: site }, owner, '/my-athletes');
  await page.getByRole('main').getByRole('button', { name: 'View' }).click();
  await page.getByRole('checkbox', { name: 'Last change' }).click();
  await page.reload();
  yield ['waiting', await pictureFrom(page, page.getByText(/ is listed until /).locator('..'))] as const;
  await choose('Link for the family', 'Bo Sample');
  await button('Make link').click();
  await dialog.getByRole('img', { name: 'The link to scan' }).waitFor();
  yield ['family-link', await pictureFrom(page, dialog)] as const;

  const { en } = familyTexts;
  const main = phone.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  const press = (name: string) => main.getByRole('button', { name, exact: true });
  await phone.goto(`${site}/consent#${await familyLink(server, owner, 'Ada Example')}`);
  await press(en.agree).waitFor();
  const question = main.getByRole('heading', { level: 2, name: en.title(fullAgency.name, 'Ada Example') });
  yield ['family-asked', beside(await screenFrom(phone, title), await screenFrom(phone, question))] as const;
  await main.getByText(en.parent, { exact: true }).click();
  await main.getByLabel(en.name).fill('Eva Example');
  await press(en.agree).click();
  await press(en.withdraw).waitFor();
  await phone.reload();
  await press(en.withdraw).waitFor();
  const agreed = await screenFrom(phone, title);
  await press(en.withdraw).click();
  await press(en.agree).waitFor();
  yield ['family-agreed', beside(agreed, await screenFrom(phone, title))] as const;
}

/** What a phone shows, scrolled to the element. */
async function screenFrom(phone: Page, start: Locator): Promise<Buffer> {
  await phone.waitForLoadState('networkidle');
  await expect.poll(() => skeletonLines(phone.getByRole('main')).count()).toBe(0);
  await start.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 72));
  return settledPicture(phone);
}

/** Two screens as one picture. */
function beside(...screens: readonly [Buffer, Buffer]): Buffer {
  const picture = new PNG(size);
  picture.data.fill(0xd4);
  for (const [index, screen] of screens.map((one) => PNG.sync.read(one)).entries())
    PNG.bitblt(screen, picture, 0, 0, screen.width, screen.height, index * (size.width - screen.width), 0);
  // The half of what it takes by default.
  return PNG.sync.write(picture, { deflateStrategy: 0, filterType: 0 });
}
