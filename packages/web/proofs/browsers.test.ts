import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { freshAccount, type SignedUp, sessionKey } from '../tests/accounts.ts';
import { findProgram } from '../tests/chromium.ts';
import { journey } from '../tests/journey.ts';
import { times } from '../tests/people.ts';
import { startFirefox } from './browsers/firefox.ts';
import { startGate } from './browsers/gate.ts';
import { keys, personAt } from './browsers/person.ts';
import type { RunningBrowser } from './browsers/tab.ts';
import { findDisplay, startWebKit } from './browsers/webkit.ts';

const firefox = findProgram('firefox-esr', 'firefox');
const driver = findProgram('WebKitWebDriver');
const miniBrowser = findProgram('/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser', 'MiniBrowser');

type Start = (() => Promise<RunningBrowser>) | null;

const engines: readonly (readonly [name: string, start: Start])[] = [
  firefox === null ? ['Firefox, not found', null] : ['Firefox', () => startFirefox(firefox)],
  driver === null || miniBrowser === null || !findDisplay()
    ? ['WebKit, not found', null]
    : ['WebKit', () => startWebKit(driver, miniBrowser)],
];

/** The app at `gate`, which an outage can close. */
const test = journey().extend('gate', { scope: 'file' }, async ({ server }, { onCleanup }) => {
  await server.addDemo();
  const gate = await startGate(server.url);
  onCleanup(gate.close);
  return gate;
});

describe.each(engines)('%s', (name, start) => {
  describe.skipIf(start === null)(name, () => {
    let running: RunningBrowser;
    let person: ReturnType<typeof personAt>;
    let folder: string;
    beforeEach(async () => {
      if (start === null) return;
      folder = await mkdtemp(join(tmpdir(), 'matchpoint-browsers-'));
      running = await start();
      person = personAt(running.tab);
    });
    afterEach(async () => {
      try {
        expect(await person.complaints()).toEqual([]);
      } finally {
        await running.stop();
        await rm(folder, { recursive: true, force: true });
      }
    });

    /** Opens a page signed in, by a stored session. */
    async function openSignedIn({ session }: SignedUp, url: string, path: string): Promise<void> {
      await person.open(`${url}/favicon.svg`);
      await running.tab.run((key, value) => localStorage.setItem(key, value), sessionKey, session);
      await person.open(url + path);
    }

    test('lists are searched, filtered, sorted, and a slider sets a bound', async ({ gate }) => {
      const { click, fill, select, sees, focus, press, address, names } = person;
      await person.open(`${gate.url}/athletes`);
      await expect.poll(names).not.toEqual([]);
      await fill('Search athletes', 'tiebreaker');
      await expect.poll(address).toBe('/athletes?q=tiebreaker');
      await fill('Search athletes', keys.Backspace);
      await expect.poll(address).toBe('/athletes');
      await click('button', 'Filters…');
      await select('Gender', 'Female');
      await expect.poll(address).toBe('/athletes?gender=Female');
      await focus('slider', 'Least GPA');
      await press(keys.ArrowRight);
      await expect.poll(address).toBe('/athletes?gender=Female&min_gpa=1.1');
      await click('button', 'GPA');
      await expect.poll(address).toBe('/athletes?gender=Female&min_gpa=1.1&sort=-gpa');
      await click('button', 'Export');
      await click('button', 'Download CSV');
      await expect.poll(person.downloads).toEqual([expect.stringMatching(/^name,gender,sport,/)]);
      const [first = ''] = await names();
      await click('link', first);
      await sees('Female');
      await expect.poll(address).toMatch(/^\/athletes\/\d+$/);
    });

    test('a board is ranked, shared, seen in a second tab and in an outage', async ({ gate }) => {
      const { click, focus, press, drag, sees, lacks, names, board } = person;
      await person.open(`${gate.url}/athletes?sport=Tennis&semester=Fall&year=2028&sort=name`);
      // Everything has loaded: a row that is replaced while the button is down takes no click.
      await sees('Saved');
      const [a = '', b = '', c = ''] = await names();
      for (const athlete of [a, b, c]) await click('button', `Star ${athlete}`);
      await click('link', 'Board…');
      await expect.poll(board).toEqual([a, b, c]);
      await drag(`Move ${c},…`, `Move ${a},…`);
      await expect.poll(board).toEqual([c, a, b]);
      await focus('button', `Move ${a},`);
      await press(keys.ArrowDown);
      await expect.poll(board).toEqual([c, b, a]);
      const other = await running.openAnother();
      await personAt(other).open(`${gate.url}/board`);
      await expect.poll(personAt(other).board).toEqual([c, b, a]);
      await press(keys.Control, 'z');
      await expect.poll(board).toEqual([c, a, b]);
      await expect.poll(personAt(other).board).toEqual([c, a, b]);
      await other.close();

      await click('button', 'Share');
      await sees(/\/board\/?[?#]\S+/);
      const [shared = ''] = /http\S+\/board\S+/.exec(await person.text()) ?? [];
      await press(keys.Escape);
      await click('link', 'Athletes');
      await gate.close();
      await click('link', 'Board…');
      await sees('3 athletes cannot be read now, and are shown as last known.');
      await gate.reopen();
      await lacks('cannot be read now');
      await expect.poll(board).toEqual([c, a, b]);
      await person.open(shared);
      await sees('Copy to my board');
      await sees(a);
    });

    test('a new person signs up, and creates an agency and an athlete', async ({ gate }) => {
      const { click, fill, select, sees, lacks, press } = person;
      const { email, password } = freshAccount();
      await person.open(`${gate.url}/sign-up`);
      await fill('Your Email', email);
      await fill('Your Password', password);
      await fill('Confirm Password', password);
      await click('checkbox', 'I accept the terms and conditions');
      await click('button', 'Create account');
      await sees('Woohoo! You can now login with your account.');
      await fill('Your Email', email);
      await fill('Your Password', password);
      await click('button', 'Sign in');
      await click('button', 'User menu');
      await click('menuitem', 'My Account');
      await click('button', 'Add');
      await click('radio', 'Agency');
      await fill('Agency Name', 'Court Example');
      await click('checkbox', 'Tennis');
      await click('button', 'Create');
      await sees('Active');
      await click('link', 'My Athletes');
      await click('button', 'Add');
      await press(keys.Escape);
      await lacks('Add Athlete');
      await click('button', 'Add');
      await fill('Name', 'Ada Example');
      await select('Semester', 'Fall');
      await fill('Year', '2027');
      await click('button', 'Create');
      await sees('Ada Example was added.');

      const other = await running.openAnother();
      await personAt(other).open(`${gate.url}/agencies`);
      await personAt(other).sees('Court Example');
      await click('button', 'User menu');
      await click('menuitem', 'Logout');
      await sees('Sign up / Login');
      await personAt(other).sees('Sign up / Login');
      await other.close();
    });

    test('an agency’s form is saved twice, and over what was saved elsewhere', async ({ gate, owner }) => {
      const { click, fill, sees } = person;
      await openSignedIn(owner, gate.url, '/my-agency');
      await fill('City', 'Biel');
      await click('button', 'Save');
      const saved = () => owner.agencies.show(owner.agencyId);
      await expect.poll(saved).toMatchObject({ city: 'Biel' });
      await fill('City', 'Thun');
      await owner.agencies.edit(owner.agencyId, { zip_code: '3600' });
      await click('button', 'Save');
      await expect.poll(saved).toMatchObject({ city: 'Thun', zip_code: '3600' });
      await sees('3600');
    });

    test('a roster is pasted, and a file of 2,500 rows goes on after a reload', async ({ gate, owner }) => {
      const { click, sees, paste } = person;
      await owner.agencies.edit(owner.agencyId, { sports: ['Tennis'] });
      await openSignedIn(owner, gate.url, '/my-athletes/import');
      await sees('Choose a file');
      await paste('Name\tSemester\nAda Example\tFall 2027\n');
      await click('button', 'Add 1 athlete');
      await sees('Imported');

      await click('button', 'Import another file');
      const file = join(folder, 'many.csv');
      const rows = times(2500, (n) => `Many Demo ${n},Fall 2027`);
      await writeFile(file, ['Name,Available for', ...rows].join('\n'));
      await running.tab.choose('main input[type=file]', file);
      await sees('Add 2,500 athletes');
      await person.open(`${gate.url}/my-athletes/import`);
      await sees('many.csv is not finished: nothing was sent yet.');
      await click('button', 'Go on');
      await click('button', 'Add 2,500 athletes');
      await sees('Imported');
      expect(await owner.athletes.names()).toHaveLength(2501);
    });

    test('an outage is said, and over when the service is back', async ({ gate }) => {
      const { click, sees, lacks, names } = person;
      await person.open(`${gate.url}/`);
      await sees('New Athletes');
      await gate.close();
      await click('link', 'Agencies');
      await sees("Can't reach the service, retrying");
      await gate.reopen();
      await expect.poll(names).not.toEqual([]);
      await lacks("Can't reach the service, retrying");
    });
  });
});
