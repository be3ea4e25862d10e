import type { TestServer } from '@matchpoint/server/testing';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from './journey.ts';
import { fullAgency, fullAthlete, startOwnServer } from './known-server.ts';
import { readFacts } from './pages/facts.ts';
import { shell } from './pages/shell.ts';
import { skeletonLines } from './pages/table.ts';

let server: TestServer;
let ids: { athlete: string; bareAthlete: string; agency: string; bareAgency: string };
beforeAll(async () => {
  server = await startOwnServer();
  const [bareAgency = '', agency = ''] = await server.addAgencies([{ name: 'Bare Example' }, fullAgency]);
  const [bareAthlete = '', athlete = ''] = await server.addAthletes([
    { name: 'Bare Sample' },
    { ...fullAthlete, agency_id: agency },
  ]);
  ids = { athlete, bareAthlete, agency, bareAgency };
});
afterAll(() => server.stop());

test("an athlete's page opens by its link, and by its URL after a reload", async ({ page }) => {
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Zoë Example' }).click();
  const { card, heading, breadcrumb } = shell(page);
  for (const open of [() => Promise.resolve(), () => page.reload()]) {
    await open();
    await expect
      .poll(() => readFacts(card('Personal')))
      .toEqual({
        Gender: 'Female',
        'Country of Residence': 'Brazil',
        Bio: 'Left-handed.\nStudies physics.',
      });
    expect({
      path: new URL(page.url()).pathname,
      heading: await heading.textContent(),
      crumbs: await breadcrumb.getByRole('listitem').allTextContents(),
      agencyAndVideo: await readFacts(card('Agency and video')),
    }).toEqual({
      path: `/athletes/${ids.athlete}`,
      heading: 'Zoë Example',
      crumbs: ['Home', 'Athletes'],
      agencyAndVideo: {
        Agency: 'Court Club Example',
        'External profile link': 'Profile profiles.example',
        'Video link': 'Video video.example',
      },
    });
    await expect
      .poll(async () => ({
        ...(await readFacts(card('Athletic profile'))),
        ...(await readFacts(card('Educational profile'))),
      }))
      .toEqual({
        Sport: 'Tennis',
        'Available for': 'Fall 2027',
        UTR: '12.25\nNo other female tennis player to compare with',
        ITF: '104\nNo other female tennis player to compare with',
        GPA: '3.7\nNo other female tennis player to compare with',
        SAT: '1480\nNo other female tennis player to compare with',
        TOEFL: '0\nNo other female tennis player to compare with',
      });
  }
  const links = card('Agency and video').getByRole('link');
  await expect.poll(() => links.count()).toBe(4);
  const seen = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, ...['href', 'title', 'rel'].map((name) => link.getAttribute(name))]),
  );
  const body = encodeURIComponent(`${server.url}/athletes/${ids.athlete}`);
  const rel = 'noopener noreferrer';
  expect(seen).toEqual([
    [
      'Write to the agency',
      `mailto:hello@court-club.example?subject=Zo%C3%AB%20Example&body=${body}`,
      null,
      null,
    ],
    ['Court Club Example', `/agencies/${ids.agency}`, null, null],
    ['Profile', fullAthlete.profile_url, fullAthlete.profile_url, rel],
    ['Video', fullAthlete.video_1, fullAthlete.video_1, rel],
  ]);
});

test('the page does not wait for the agency, and offers no email without its address', async ({ page }) => {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/agencies/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await released;
    await route.fulfill({ json: { id: ids.agency, name: 'Court Club Example', email: null } });
  });
  await page.goto(`${server.url}/athletes/${ids.athlete}`);
  const { card } = shell(page);
  await expect
    .poll(() => readFacts(card('Agency and video')).then(({ Agency }) => Agency))
    .toBe('Court Club Example');
  await expect.poll(() => asked).toEqual([`/api/agencies/${ids.agency}`]);
  release();
  await page.waitForLoadState('networkidle');
  expect(await card('Agency and video').getByRole('link').count()).toBe(3);
});

test("an agency's page opens by its link, and by its URL after a reload", async ({ page }) => {
  await page.goto(`${server.url}/athletes/${ids.athlete}`);
  await page.getByRole('link', { name: 'Court Club Example' }).click();
  const { card, breadcrumb } = shell(page);
  for (const open of [() => Promise.resolve(), () => page.reload()]) {
    await open();
    await expect
      .poll(() => readFacts(card('General')))
      .toEqual({
        Name: 'Court Club Example',
        Address: '4 Baseline Row',
        City: 'Zürich',
        'Zip code': '8000',
        Country: 'Switzerland',
        Sports: 'Tennis, Soccer',
        Information: 'A made-up agency.\nIt lists made-up people.',
      });
    expect({
      path: new URL(page.url()).pathname,
      crumbs: await breadcrumb.getByRole('listitem').allTextContents(),
      contact: await readFacts(card('Contact')),
    }).toEqual({
      path: `/agencies/${ids.agency}`,
      crumbs: ['Home', 'Agencies', 'Court Club Example'],
      contact: { Email: 'hello@court-club.example', Phone: '+41 44 000 00 00' },
    });
  }
});

test('what is not given is a dash, or in one line', async ({ page }) => {
  const { card, heading } = shell(page);
  await page.goto(`${server.url}/athletes/${ids.bareAthlete}`);
  await expect.poll(() => heading.textContent()).toBe('Bare Sample');
  const cards = ['Athletic profile', 'Educational profile', 'Personal', 'Agency and video'];
  expect(await Promise.all(cards.map((name) => readFacts(card(name))))).toEqual([
    { Sport: 'Tennis', 'Available for': '-' },
    {},
    { Gender: '-', 'Country of Residence': '-' },
    { Agency: '-' },
  ]);
  expect(await card('Educational profile').textContent()).toBe('Educational profileNo scores given.');
  await page
    .getByText('Not given: UTR, ITF, GPA, SAT, TOEFL, bio, external profile link, video link', {
      exact: true,
    })
    .waitFor();

  await page.goto(`${server.url}/agencies/${ids.bareAgency}`);
  await expect.poll(() => readFacts(card('Contact'))).toEqual({ Email: '-', Phone: '-' });
});

test('shows five skeleton lines in a card until its data arrives', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/agencies/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${server.url}/agencies/${ids.agency}`);
  for (const name of ['General', 'Contact']) {
    await expect.poll(() => skeletonLines(shell(page).card(name)).count()).toBe(5);
  }
  release();
  await expect.poll(() => skeletonLines(page.locator('main')).count()).toBe(0);
});
