import { athlete } from '@matchpoint/core/athletes/athlete';
import { type Board, emptyBoard } from '@matchpoint/core/board/board';
import { takeStep } from '@matchpoint/core/board/board-steps';
import type { TestServer } from '@matchpoint/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { createAccount, signInAt } from './accounts.ts';
import { test } from './journey.ts';
import { fullAgency, fullAthlete, startOwnServer } from './known-server.ts';
import { ownAgencies } from './own-agencies.ts';
import { ownAthletes } from './own-athletes.ts';
import { accountPages } from './pages/accounts.ts';
import { shell } from './pages/shell.ts';
import { skeletonLines } from './pages/table.ts';
import { changedPictures, settledPicture } from './pictures.ts';

/** The names of pictures, and the pages that they show. */
const visitorsPages = {
  home: '/',
  athletes: '/athletes',
  athlete: '/athletes/1998',
  agencies: '/agencies',
  agency: '/agencies/2',
  board: '/board',
  'sign-in': '/sign-in',
};
const ownPages = { 'my-athletes': '/my-athletes', import: '/my-athletes/import' };

const widths = [390, 768, 1280];

let server: TestServer;
beforeAll(async () => {
  server = await startOwnServer();
  await server.addDemo();
});
afterAll(() => server.stop());

/** Dates do not depend on when the test runs. */
async function fixDates(): Promise<void> {
  await server.sql`
    update athletes set created_at = timestamptz '2026-03-01' + id * interval '1 minute', changed_at = timestamptz '2026-03-03'`;
  await server.changed();
}

/** The newest athletes on the board of this browser. */
async function fillBoard(page: Page): Promise<void> {
  const answer = await server.fetch('/api/athletes/?limit=6');
  const rows: readonly unknown[] = JSON.parse(await answer.text());
  const board = rows.reduce<Board>((before, row) => {
    const step = { type: 'star', athlete: athlete.parse(row), at: '2026-03-04T12:00:00Z' } as const;
    const outcome = takeStep(before, step);
    return outcome.kind === 'done' ? outcome.board : before;
  }, emptyBoard);
  await page.goto(`${server.url}/sign-in`);
  await page.evaluate((text) => localStorage.setItem('matchpoint.board', text), JSON.stringify(board));
}

/** Each page at each width in both colour modes, as `home-390-dark`. */
async function* picturesOf(page: Page, pages: Readonly<Record<string, string>>) {
  await page.clock.setFixedTime('2026-03-05T12:00:00Z');
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(server.url + path);
    await shell(page).heading.waitFor();
    await accountPages(page).signUpOrLogin.or(accountPages(page).userMenu).waitFor();
    await expect.poll(() => skeletonLines(page.getByRole('main')).count()).toBe(0);
    await page.waitForLoadState('networkidle');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        yield [`${name}-${width}-${colorScheme}`, await settledPicture(page)] as const;
      }
    }
  }
}

describe.skipIf(!inject('isNpmChromium'))('in the Chromium from npm, which took the pictures', () => {
  test('the pages of a visitor look as in their pictures', async ({ page }) => {
    await fixDates();
    await fillBoard(page);
    expect(await changedPictures(picturesOf(page, visitorsPages))).toEqual([]);
  });

  test('the pages of an agency look as in their pictures', async ({ page }) => {
    const account = await createAccount();
    const id = await ownAgencies(server, account).create(fullAgency);
    const own = ownAthletes(server, account, id);
    await own.create(fullAthlete);
    await own.create({ name: 'Ada Example', available_semester: 'Fall', available_year: 2027, GPA: 3.1 });
    await fixDates();
    await signInAt(page, server, account);
    expect(await changedPictures(picturesOf(page, ownPages))).toEqual([]);
  });
});
