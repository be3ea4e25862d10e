import { athleteSections } from '@matchpoint/core/athletes/athlete-sections';
import { namesOf } from '@matchpoint/core/fields/table';
import type { TestServer } from '@matchpoint/server/testing';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from './journey.ts';
import { fullAgency, fullAthlete, startOwnServer } from './known-server.ts';
import { athleteFacts, readFacts } from './pages/facts.ts';
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
        Name: 'Zoë Example',
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
      crumbs: ['Home', 'Athletes', 'Zoë Example'],
      agencyAndVideo: {
        Agency: 'Court Club Example',
        'External profile link': 'https://profiles.example/zoe',
        'Video link': 'http://video.example/zoe?match=1',
      },
    });
    await expect
      .poll(async () => ({
        ...(await readFacts(card('Athletic profile'))),
        ...(await readFacts(card('Educational profile'))),
      }))
      .toEqual(
        athleteFacts(['Athletic profile', 'Educational profile'], {
          Sport: 'Tennis',
          'Available for': 'Fall 2027',
          UTR: '12.25\nNo other female tennis player to compare with',
          ITF: '104\nNo other female tennis player to compare with',
          GPA: '3.7\nNo other female tennis player to compare with',
          SAT: '1480\nNo other female tennis player to compare with',
          TOEFL: '0\nNo other female tennis player to compare with',
        }),
      );
  }
  const links = card('Agency and video').getByRole('link');
  expect(
    await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href'), link.getAttribute('rel')]),
    ),
  ).toEqual([
    [`/agencies/${ids.agency}`, null],
    ['https://profiles.example/zoe', 'noopener noreferrer'],
    ['http://video.example/zoe?match=1', 'noopener noreferrer'],
  ]);
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

test('shows a dash for empty values', async ({ page }) => {
  const { card } = shell(page);
  await page.goto(`${server.url}/athletes/${ids.bareAthlete}`);
  await expect.poll(() => readFacts(card('Personal')).then(({ Name }) => Name)).toBe('Bare Sample');
  const sections = namesOf(athleteSections);
  const facts = await Promise.all(sections.map((name) => readFacts(card(name))));
  expect(Object.assign({}, ...facts)).toEqual(
    athleteFacts(sections, { Name: 'Bare Sample', Sport: 'Tennis' }),
  );

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
