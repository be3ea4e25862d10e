import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hold } from './hold.ts';
import { journey } from './journey.ts';
import { fullAgency, fullAthlete } from './known-server.ts';
import { readFacts } from './pages/facts.ts';
import { shell } from './pages/shell.ts';
import { skeletonLines } from './pages/table.ts';

const test = journey().extend('ids', { scope: 'file' }, async ({ server }) => {
  const [bareAgency = '', agency = ''] = await server.addAgencies([{ name: 'Bare Example' }, fullAgency]);
  const [bareAthlete = '', athlete = ''] = await server.addAthletes([
    { name: 'Bare Sample' },
    { ...fullAthlete, agency_id: agency },
  ]);
  return { athlete, bareAthlete, agency, bareAgency };
});

/** The page's cards in their order, each with its facts. */
async function readCards(page: Page) {
  const cards = await page.getByRole('main').getByRole('region').all();
  return Promise.all(
    cards.map(async (card) => [await card.getByRole('heading').textContent(), await readFacts(card)]),
  );
}

const who = { Name: 'Zoë Example', Gender: 'Female', 'Country of Residence': 'Brazil' };
const alone = '\nNo other female tennis player to compare with';

test("an athlete's page and the agency's open by links and by URLs", async ({ page, server, ids }) => {
  const { card, heading, breadcrumb } = shell(page);
  const place = async () => ({
    path: new URL(page.url()).pathname,
    heading: await heading.textContent(),
    crumbs: await breadcrumb.getByRole('listitem').allTextContents(),
  });
  const visits = [() => Promise.resolve(), () => page.reload()];
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Zoë Example' }).click();
  for (const open of visits) {
    await open();
    await expect
      .poll(() => readCards(page))
      .toEqual([
        ['Personal', { ...who, Bio: 'Left-handed.\nStudies physics.' }],
        [
          'Agency and video',
          {
            Agency: 'Court Club Example',
            'External profile link': 'Profile profiles.example',
            'Video link': 'Video video.example',
            'Agency email': 'hello@court-club.example',
            'Agency phone': '+41 44 000 00 00',
          },
        ],
        [
          'Athletic profile',
          { Sport: 'Tennis', 'Available for': 'Fall 2027', UTR: `12.25${alone}`, ITF: `104${alone}` },
        ],
        ['Educational profile', { GPA: `3.7${alone}`, SAT: `1480${alone}`, TOEFL: `0${alone}` }],
      ]);
    expect(await place()).toEqual({
      path: `/athletes/${ids.athlete}`,
      heading: 'Zoë Example',
      crumbs: ['Home', 'Athletes'],
    });
  }
  // After the two of the breadcrumb.
  const links = page.getByRole('main').getByRole('link');
  await expect.poll(() => links.count()).toBe(11);
  const seen = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, ...['href', 'title', 'rel'].map((name) => link.getAttribute(name))]),
  );
  const body = encodeURIComponent(page.url());
  const mail = `mailto:hello@court-club.example?subject=Zo%C3%AB%20Example&body=${body}`;
  const rel = 'noopener noreferrer';
  expect(seen.slice(2)).toEqual([
    ['Write to the agency', mail, null, null],
    ['Court Club Example', `/agencies/${ids.agency}`, null, null],
    ['Court Club Example', `/agencies/${ids.agency}`, null, null],
    ['Profile', fullAthlete.profile_url, fullAthlete.profile_url, rel],
    ['Video', fullAthlete.video_1, fullAthlete.video_1, rel],
    ['hello@court-club.example', 'mailto:hello@court-club.example', null, null],
    ['+41 44 000 00 00', 'tel:+41440000000', null, null],
    ['Who put this here, and how to have it corrected', '/help/athletes', null, null],
    ['Something wrong here?', mail.replace('subject=', 'subject=Correction%3A%20'), null, null],
  ]);

  await page.getByRole('link', { name: 'Court Club Example' }).first().click();
  for (const open of visits) {
    await open();
    await expect
      .poll(async () => ({ ...(await readFacts(card('General'))), ...(await readFacts(card('Contact'))) }))
      .toEqual({
        Name: 'Court Club Example',
        Address: '4 Baseline Row',
        City: 'Zürich',
        'Zip code': '8000',
        Country: 'Switzerland',
        Sports: 'Tennis, Soccer',
        Information: 'A made-up agency.\nIt lists made-up people.',
        Email: 'hello@court-club.example',
        Phone: '+41 44 000 00 00',
      });
    expect(await place()).toEqual({
      path: `/agencies/${ids.agency}`,
      heading: 'Court Club Example',
      crumbs: ['Home', 'Agencies'],
    });
  }
});

test('what is not given is a dash', async ({ page, server, ids }) => {
  const { card, heading } = shell(page);
  await page.goto(`${server.url}/athletes/${ids.bareAthlete}`);
  await expect.poll(() => heading.textContent()).toBe('Bare Sample');
  expect(await readCards(page)).toEqual([
    ['Personal', { Name: 'Bare Sample', Gender: '-', 'Country of Residence': '-', Bio: '-' }],
    ['Agency and video', { Agency: '-', 'External profile link': '-', 'Video link': '-' }],
    ['Athletic profile', { Sport: 'Tennis', 'Available for': '-', UTR: '-', ITF: '-' }],
    ['Educational profile', { GPA: '-', SAT: '-', TOEFL: '-' }],
  ]);

  await page.goto(`${server.url}/agencies/${ids.bareAgency}`);
  await expect.poll(() => readFacts(card('Contact'))).toEqual({ Email: '-', Phone: '-' });
});

test('four cards in two columns are above the fold of a wide screen', async ({ page, server, ids }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const bio = 'Left-handed, likes clay. '.repeat(12);
  const [id] = await server.addAthletes([{ ...fullAthlete, bio, agency_id: ids.agency }]);
  await page.goto(`${server.url}/athletes/${id}`);
  await page.getByText('+41 44 000 00 00').waitFor();
  const cards = page.getByRole('main').getByRole('region');
  const places = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { left, bottom } = card.getBoundingClientRect();
      return [left < innerWidth / 2 ? 'left' : 'right', bottom < innerHeight];
    }),
  );
  expect(places).toEqual([
    ['left', true],
    ['left', true],
    ['right', true],
    ['right', true],
  ]);
});

test('an athlete does not wait for the agency, whose cards are skeletons', async ({ page, server, ids }) => {
  const asked: string[] = [];
  await page.route('**/api/agencies/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({
      json: { id: ids.agency, name: 'Court Club Example', email: 'office@club.example' },
    });
  });
  const release = await hold(page, '**/api/agencies/**');
  const { card } = shell(page);
  await page.goto(`${server.url}/athletes/${ids.athlete}`);
  const links = page.getByRole('main').getByRole('link');
  await links.getByText('Court Club Example').first().click();
  for (const name of ['General', 'Contact']) {
    await expect.poll(() => skeletonLines(card(name)).count()).toBe(5);
  }
  await page.goBack();
  await expect.poll(() => links.count()).toBe(7);
  const star = page.getByRole('button', { name: /^Star / });
  const before = await star.boundingBox();
  release();
  await page.getByRole('link', { name: 'Write to the agency' }).waitFor();
  expect([await star.boundingBox(), asked]).toEqual([before, [`/api/agencies/${ids.agency}`]]);
});
