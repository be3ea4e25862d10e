import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createClient } from '@matchpoint/core/client/client';
import { familyText } from '@matchpoint/core/consent/family-page';
import type { TestServer } from '@matchpoint/server/testing';
import pixelmatch from 'pixelmatch';
import type { Page, PageScreenshotOptions } from 'playwright-core';
import { PNG } from 'pngjs';
import { describe, expect, inject } from 'vitest';
import { signInAt } from './accounts.ts';
import { journey, type Owner } from './journey.ts';
import { fullAthlete } from './known-server.ts';
import { accountPages } from './pages/accounts.ts';
import { storeBoard } from './pages/board.ts';
import { shell } from './pages/shell.ts';
import { skeletonLines } from './pages/table.ts';

const ownFolder = join(import.meta.dirname, 'pictures');
const failures = join(import.meta.dirname, '../node_modules/.cache/pictures');

/** How many pixels may differ: the same browser draws the same, but for rounding on other processors. */
const tolerated = 20;

/** The names of pictures, and the pages that they show. */
const visitorsPages = [
  ['home', '/'],
  ['athletes', '/athletes'],
  ['athlete', '/athletes/1998'],
  ['agencies', '/agencies'],
  ['agency', '/agencies/2'],
  ['board', '/board'],
  ['sign-in', '/sign-in'],
] as const;
const ownPages = [
  ['my-athletes', '/my-athletes'],
  ['import', '/my-athletes/import'],
] as const;

type PictureName = (typeof visitorsPages)[number][0] | (typeof ownPages)[number][0];

/** Widths and colour modes. */
const everyLook = ['390-light', '390-dark', '768-light', '768-dark', '1280-light', '1280-dark'] as const;
type Looks<Name extends string = PictureName> = Readonly<Record<Name, (typeof everyLook)[number]>>;

/** Tests that pages look as in their pictures: each page in one look, or in every look where none is given, also those of families. */
export function testPictures(looks?: Looks): void {
  const test = journey();
  const whereAsked = journey({ serverOptions: { consent: 'family', offered: ['hidden'] } });
  describe.skipIf(!inject('isNpmChromium'))('in the Chromium from npm, which took the pictures', () => {
    test('the pages of a visitor look as in their pictures', async ({ page, server }) => {
      await server.addDemo();
      await fixDates(server);
      const newest = await createClient({ baseUrl: server.url }).listAthletes({ limit: '6' });
      await storeBoard(page, server.url, newest.rows);
      expect(await changedPictures(ownFolder, picturesOf(page, server, visitorsPages, looks))).toEqual([]);
    });

    test('the pages of an agency look as in their pictures', async ({ page, server, owner }) => {
      await owner.athletes.create(fullAthlete);
      const term = { available_semester: 'Fall', available_year: 2027 } as const;
      await owner.athletes.create({ name: 'Ada Example', ...term, GPA: 3.1 });
      await fixDates(server);
      await signInAt(page, server, owner);
      expect(await changedPictures(ownFolder, picturesOf(page, server, ownPages, looks))).toEqual([]);
    });

    if (looks === undefined)
      whereAsked('the pages of families look as in their pictures', async ({ page, server, owner }) => {
        const term = { available_semester: 'Fall', available_year: 2040 } as const;
        for (const name of ['Ada Example', 'Bo Sample'])
          await owner.athletes.create({ ...fullAthlete, ...term, name });
        const [asked, agreed] = [
          await familyLink(server, owner, 'Ada Example'),
          await familyLink(server, owner, 'Bo Sample'),
        ];
        await createClient({ baseUrl: server.url }).answerAsFamily({
          ...{
            link: agreed,
            answer: 'agree',
            athlete_name: 'Bo Sample',
            role: 'parent',
            name: 'Eva Example',
          },
          ...{ language: 'en', text: familyText, key: 'yes' },
        });
        await server.sql`update family_answers set answered_at = timestamptz '2026-03-04'`;
        await fixDates(server);
        const pages = [
          ['family-asked', `/consent?asked#${asked}`],
          ['family-agreed', `/consent?agreed#${agreed}`],
        ] as const;
        expect(await changedPictures(ownFolder, picturesOf(page, server, pages))).toEqual([]);
        await signInAt(page, server, owner);
        const own = [['my-athletes-waiting', '/my-athletes']] as const;
        expect(await changedPictures(ownFolder, picturesOf(page, server, own))).toEqual([]);
      });
  });
}

/** The text of a link for the family of the athlete of this name. */
export async function familyLink(server: TestServer, owner: Owner, name: string): Promise<string> {
  const athlete = (await owner.athletes.list()).find((one) => one.name === name) ?? expect.fail();
  const { createFamilyLinks } = createClient({ baseUrl: server.url });
  const [made] = await createFamilyLinks(owner.agencyId, [athlete.id], { token: owner.token });
  return made?.link ?? expect.fail();
}

/** Dates do not depend on when the test runs. */
export async function fixDates(server: TestServer): Promise<void> {
  await server.sql`
    update athletes set created_at = timestamptz '2026-03-01' + id * interval '1 minute', changed_at = timestamptz '2026-03-03'`;
  await server.changed();
}

/** Each page in its looks, as `home-390-dark`. */
async function* picturesOf<Name extends string>(
  page: Page,
  server: TestServer,
  pages: readonly (readonly [name: Name, path: string])[],
  looks?: Looks<Name>,
) {
  await page.clock.setFixedTime('2026-03-05T12:00:00Z');
  for (const [name, path] of pages) {
    await page.goto(server.url + path);
    await shell(page).heading.waitFor();
    await accountPages(page).signUpOrLogin.or(accountPages(page).userMenu).waitFor();
    await expect.poll(() => skeletonLines(page.getByRole('main')).count()).toBe(0);
    await page.waitForLoadState('networkidle');
    for (const look of looks ? [looks[name]] : everyLook) {
      await page.setViewportSize({ width: Number.parseInt(look, 10), height: 700 });
      await page.emulateMedia({ colorScheme: look.endsWith('dark') ? 'dark' : 'light' });
      yield [`${name}-${look}`, await settledPicture(page)] as const;
    }
  }
}

/** A picture of the window, or of a part of it, once two in a row are the same. */
export async function settledPicture(
  page: Page,
  options: Pick<PageScreenshotOptions, 'clip'> = {},
): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const take = () => page.screenshot({ animations: 'disabled', ...options });
  let last = await take();
  for (;;) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
}

/**
 * What differs from the committed pictures, one line each; with `PICTURES=new` these are taken anew.
 * @param pictures names and pictures
 */
export async function changedPictures(
  folder: string,
  pictures: AsyncIterable<readonly [name: string, picture: Buffer]>,
): Promise<readonly string[]> {
  const changed: string[] = [];
  for await (const [name, picture] of pictures) {
    const known = join(folder, `${name}.png`);
    if (process.env['PICTURES'] === 'new') await save(known, picture);
    else {
      const difference = existsSync(known) ? differenceOf(await readFile(known), picture) : 'has no picture';
      if (difference === null) continue;
      await save(join(failures, `${name}.png`), picture);
      changed.push(`${name} ${difference}: see ${failures}, and take new pictures if it is meant to be so`);
    }
  }
  return changed;
}

/** Null where none is seen. */
function differenceOf(known: Buffer, seen: Buffer): string | null {
  if (known.equals(seen)) return null;
  const [one, other] = [PNG.sync.read(known), PNG.sync.read(seen)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height) return 'has another size';
  const pixels = pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.1 });
  return pixels <= tolerated ? null : `differs in ${pixels} pixels`;
}

async function save(file: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
}
