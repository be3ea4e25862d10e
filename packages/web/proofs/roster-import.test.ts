import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page, type Route } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { sessionKey } from '../tests/accounts.ts';
import { withChromium } from '../tests/chromium.ts';
import { journey } from '../tests/journey.ts';
import { importPage, openImport } from '../tests/pages/import.ts';
import { times } from '../tests/people.ts';

const test = journey({ expectedComplaints: /^Failed to load resource: / });

const countries = ['GER', 'SUI', 'NED', 'CRO', 'RSA'];

/** A season's roster as a German spreadsheet writes it: Windows-1252, semicolons, decimal commas. */
function germanRoster(): { readonly content: Buffer; readonly names: readonly string[] } {
  const names = times(5000, (n) => `Zoë Müller ${n}`);
  const rows = names.map((name, n) => {
    const gpa = n % 500 === 7 ? '3,75' : `3,${n % 10}`;
    const semester = n === 11 || n === 4011 ? 'bald' : n % 2 === 0 ? 'F27' : 'Herbst 2027';
    return [name, n % 2 === 0 ? 'weiblich' : 'männlich', countries[n % 5], semester, gpa].join(';');
  });
  const text = ['Name;Geschlecht;Land;Semester;GPA', ...rows, ''].join('\r\n');
  return { content: Buffer.from(text, 'latin1'), names };
}

/** Resolves once the tab has died at its batch of this number. */
function diesAt(tab: Page, batch: number, die: (route: Route) => Promise<void>): Promise<void> {
  let batches = 0;
  return new Promise((resolve) => {
    void tab.route('**/athletes/batch', async (route) => {
      batches += 1;
      if (batches < batch) return route.fallback();
      await die(route);
      resolve();
    });
  });
}

/** Opens the unfinished import of this agency in a tab, and its plan. */
async function goOn(tab: Page, url: string): Promise<void> {
  await tab.goto(`${url}/my-athletes/import`);
  await importPage(tab).button('Go on').click();
  await importPage(tab).step('What will happen').waitFor();
}

test('5,000 rows are repaired and sent, once each, though the tab dies', async ({ page, server, owner }) => {
  const own = await openImport(page, server.url, owner);
  const { content, names } = germanRoster();
  const { choose, read, step, button, lines, field, counts, goOn } = importPage(page);
  await choose({ name: 'herbst.csv', content });
  await step('Which of these looks right?').waitFor();
  await button('Continue').click();
  await read();
  expect(await lines()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^10 rows must/), expect.stringMatching(/^2 rows “bald”/)]),
  );
  await field('New value of Zoë Müller 7, row 9 and 9 more').fill('3,7');
  await page.keyboard.press('Tab');
  await goOn('4,998 athletes, 2 rows left out');
  await step('What will happen').waitFor();
  expect((await counts()).slice(0, 2)).toEqual(['4,998 new', '2 left out, with problems']);

  // The third batch is stored, and the tab dies before its answer.
  const died = diesAt(page, 3, async (route) => {
    await route.fetch();
    await page.close();
  });
  await button('Add 4,998 athletes').click();
  await died;
  expect((await own.list()).length).toBe(3000);

  const again = await page.context().newPage();
  await again.goto(`${server.url}/my-athletes/import`);
  const opened = importPage(again);
  await opened.main.getByText('herbst.csv is not finished: 2,000 of 4,998 sent.').waitFor();
  await opened.button('Go on').click();
  await opened.step('What will happen').waitFor();
  await opened.button('Add 2,998 athletes').click();
  await opened.step('Imported, but not all').waitFor();
  const broken = new Set([names[11], names[4011]]);
  expect((await own.names()).toSorted()).toEqual(names.filter((name) => !broken.has(name)).toSorted());
  await again.close();
});

test('the browser is killed three times: each athlete is there once', async ({ server, owner }) => {
  const profile = await mkdtemp(join(tmpdir(), 'matchpoint browser '));
  const open = () =>
    withChromium((options) =>
      chromium.launchPersistentContext(profile, { ...options, reducedMotion: 'reduce', locale: 'en-US' }),
    );
  let context = await open();
  onTestFinished(async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  });
  let tab = await context.newPage();
  const own = await openImport(tab, server.url, owner);
  const names = times(2500, (n) => `Kept Demo ${n}`);
  await importPage(tab).choose({
    name: 'kept.csv',
    content: ['Name,Available for', ...names.map((name) => `${name},Fall 2027`)].join('\n'),
  });
  for (let kills = 0; kills < 3; kills += 1) {
    await importPage(tab).button(/^Add/).waitFor();
    const died = diesAt(tab, 1, async (route) => {
      // The second one arrives, and its answer is lost with the browser.
      if (kills === 1) await route.fetch();
      execFileSync('pkill', ['-KILL', '-f', '--', profile]);
    });
    await importPage(tab)
      .button(/^Add/)
      .click()
      .catch(() => {});
    await died;
    await context.close().catch(() => {});
    context = await open();
    tab = await context.newPage();
    await tab.goto(server.url);
    await tab.evaluate(
      ([key = '', session = '']) => localStorage.setItem(key, session),
      [sessionKey, owner.session],
    );
    await goOn(tab, server.url);
  }
  await importPage(tab).button(/^Add/).click();
  await importPage(tab).step('Imported').waitFor();
  expect((await own.names()).toSorted()).toEqual(names.toSorted());
});
