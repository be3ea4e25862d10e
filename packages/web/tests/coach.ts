import type { AthleteFilter } from '@matchpoint/core/athletes/lists/athlete-filter';
import { listAddressPairs } from '@matchpoint/core/athletes/lists/list-address';
import type { findAndKeepModel } from '@matchpoint/core/board/find-and-keep.model';
import type { Driver } from '@matchpoint/core/testing/drive';
import {
  findAndKeepWorld,
  newerFile,
  savedFile,
  sharedTargets,
} from '@matchpoint/core/testing/find-and-keep-world';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { startOwnServer } from './known-server.ts';
import { boardPage, chooseFile, pressStars, readBoard } from './pages/board.ts';
import { shell } from './pages/shell.ts';
import { readNames } from './pages/table.ts';

const [bea, ada, cleo] = ['Demo Bea', 'Demo Ada', 'Demo Cleo'] as const;
const column = "Women's tennis, Fall 2028";
const nextColumn = "Women's tennis, Fall 2029";
const women: AthleteFilter = { gender: 'Female', sport: 'Tennis', semester: 'Fall', year: 2028 };
const byUtr: AthleteFilter = { ...women, sort: '-utr' };
const noteText = 'Asks about physics';

/** A coach in a real browser, without an account, on a server of their own. */
export async function coach(first: Page, extensions: boolean): Promise<Driver<typeof findAndKeepModel>> {
  const server = await startOwnServer({ extensions });
  onTestFinished(() => server.stop());
  const { dan: danFacts, cleo: cleoFacts, ada: adaFacts, bea: beaFacts } = findAndKeepWorld;
  const [agencyId = ''] = await server.addAgencies([{ email: 'agency@example.com' }]);
  const listed = [danFacts, cleoFacts, adaFacts, { ...beaFacts, agency_id: agencyId }];
  const [, , adaId = '', beaId = ''] = await server.addAthletes(listed);
  const sharedText = sharedTargets([beaId, adaId]);

  /** The tab in which the coach is. */
  let page = first;
  let address = '';
  const board = () => boardPage(page);
  const open = async (path: string) => void (await page.goto(`${server.url}${path}`));
  const list = (filter: AthleteFilter) => () =>
    open(`/athletes?${new URLSearchParams(listAddressPairs({ filter, columns: null }))}`);
  const receive = (text: string) => () => open(`/board?shared=${text}`);
  const away = () => page.route('**/api/**', (route) => route.abort());
  const texts = (...parts: readonly string[]) =>
    Promise.all(parts.map((text) => board().main.getByText(text, { exact: true }).first().waitFor()));
  const lists = (...names: readonly string[]) =>
    expect.poll(() => readNames(page, 'Athletes')).toEqual(names);
  const stars = () =>
    page
      .getByRole('button', { name: /^Star / })
      .evaluateAll((all) => all.map((star) => star.getAttribute('aria-pressed') === 'true'));
  const holds = (columns: Readonly<Record<string, readonly string[]>>) =>
    expect.poll(() => readBoard(page)).toEqual(columns);
  const undoes = (words: string) => expect.poll(() => board().undo.getAttribute('aria-label')).toBe(words);
  const namesAgency = () => board().main.getByRole('link', { name: 'Write to agency@example.com' }).waitFor();
  async function reopen(change: () => Promise<unknown>) {
    await change();
    await server.changed();
    await page.reload();
  }
  await open('/athletes');

  return {
    actions: {
      narrow: list(women),
      order: list(byUtr),
      narrowToNobody: list({ ...women, min_utr: 11, max_utr: 9 }),
      widen: list(women),
      star: () => pressStars(page, bea, ada),
      /** The first presses of a page, which come before its script has read the board. */
      async unstar() {
        await page.reload();
        await pressStars(page, ada, bea);
      },
      openBoard: () =>
        shell(page)
          .navigation.getByRole('link', { name: /^Board/ })
          .click(),
      rank: () => board().grip(ada).press('ArrowUp'),
      async note() {
        await board().write(bea);
        await board().note(bea).fill(noteText);
        await board().note(bea).blur();
      },
      undo: () => board().undo.click(),
      redo: () => board().redo.click(),
      async compare() {
        for (const name of [bea, ada]) await board().box(name).check();
        await board().main.getByRole('link', { name: 'Compare 2' }).click();
      },
      async share() {
        address = await board().share();
      },
      async openElsewhere() {
        const context = await page.context().browser()?.newContext();
        if (context === undefined) return expect.fail('No browser');
        onTestFinished(() => context.close());
        page = await context.newPage();
        await page.goto(address);
      },
      async comeBack() {
        const { context, close } = { context: page.context(), close: page };
        page = await context.newPage();
        await close.close();
        await open('/board');
      },
      async starElsewhere() {
        const other = await page.context().newPage();
        await other.goto(`${server.url}/athletes`);
        await pressStars(other, cleo);
        await other.close();
      },
      loseAthlete: () => reopen(() => server.sql`delete from athletes where id = ${beaId}`),
      dropGone: () => board().button(`Take away ${bea}`).click(),
      improveAthlete: () =>
        reopen(() => server.sql`update athletes set utr = 9.9, available_year = 2029 where id = ${beaId}`),
      followTerm: () => board().button(`Move ${bea} to ${nextColumn}`).click(),
      acknowledge: () => board().button(`Changes of ${bea} seen`).click(),
      async loseNetwork() {
        await away();
        await page.reload();
      },
      /** What is shown is read again by itself. */
      reconnect: () => page.unrouteAll(),
      async fillStorage() {
        await page.evaluate(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        });
        await board().grip(ada).press('ArrowUp');
      },
      async freeStorage() {
        await page.evaluate(() => {
          const frame = document.body.appendChild(document.createElement('iframe'));
          const setItem = frame.contentWindow?.window.Storage.prototype.setItem;
          if (setItem) Storage.prototype.setItem = setItem;
        });
        await board().button('Try again').click();
      },
      receive: receive(sharedText),
      receiveCut: receive(sharedText.slice(0, -9)),
      async receiveGone() {
        await server.sql`delete from athletes where id = ${adaId}`;
        await server.changed();
        await receive(sharedText)();
      },
      receiveNonsense: receive('nonsense'),
      async receiveAway() {
        await away();
        await receive(sharedText)();
      },
      async openFile() {
        await chooseFile(
          page,
          () => board().act('More for the board', 'Open file'),
          savedFile([beaId, adaId]),
        );
      },
      async openNewerFile() {
        await open('/board');
        await chooseFile(page, () => board().button('Open file').click(), newerFile([beaId, adaId]));
      },
      copyShared: () => board().button('Copy to my board').click(),
    },
    sights: {
      listed: () => lists(bea, ada, cleo, 'Demo Dan'),
      narrowed: () => lists(bea, ada, cleo),
      async nobody() {
        await lists('No UTR is both at least 11 and at most 9.');
      },
      async ordered() {
        await lists(bea, ada, cleo);
        await page.locator('p', { hasText: /^UTR, highest first$/ }).waitFor();
        await expect.poll(stars).toEqual([false, false, false]);
      },
      async starred() {
        await lists(bea, ada, cleo);
        await expect.poll(stars).toEqual([true, true, false]);
        await shell(page).navigation.getByRole('link', { name: 'Board 2' }).waitFor();
      },
      async board() {
        await holds({ [column]: [bea, ada] });
        expect(await board().note(bea).count()).toBe(0);
        await namesAgency();
        await board().main.getByText('No longer listed').waitFor({ state: 'detached' });
        await board()
          .main.getByText(/cannot be read now/)
          .waitFor({ state: 'detached' });
      },
      async ranked() {
        await holds({ [column]: [ada, bea] });
        await undoes(`Undo ranking ${ada} 1 in ${column}`);
        await board().button('Try again').waitFor({ state: 'detached' });
      },
      async kept() {
        await holds({ [column]: [ada, bea] });
        await undoes('Undo');
      },
      async noted() {
        await holds({ [column]: [bea, ada] });
        await expect.poll(() => board().note(bea).inputValue()).toBe(noteText);
        await undoes(`Undo the note on ${bea}`);
      },
      async unnoted() {
        await expect.poll(() => board().note(bea).count()).toBe(0);
        expect(await board().redo.getAttribute('aria-label')).toBe(`Redo the note on ${bea}`);
      },
      async compared() {
        const rows = board().main.getByRole('row');
        await expect
          .poll(() => rows.filter({ hasText: 'UTR' }).locator('td').allTextContents())
          .toEqual(['9.60Best', '9.10']);
        expect(await board().main.getByRole('columnheader').allTextContents()).toEqual([bea, ada]);
      },
      async shared() {
        expect(new URL(address).origin).toBe(new URL(server.url).origin);
        expect(address).toContain('/board?shared=');
        expect(address).not.toContain('physics');
      },
      async seenElsewhere() {
        await holds({ [column]: [bea, ada] });
        await expect.poll(stars).toEqual([false, false]);
      },
      inStep: () => holds({ [column]: [bea, ada, cleo] }).then(() => undefined),
      async missing() {
        await holds({ [column]: [bea, ada] });
        await board().button(`Take away ${bea}`).waitFor();
        await board().main.getByText('No longer listed').waitFor();
        await board().main.getByText('9.60', { exact: true }).waitFor();
      },
      dropped: () => holds({ [column]: [ada] }).then(() => undefined),
      async improved() {
        await holds({ [column]: [bea, ada] });
        await texts('UTR 9.60 → 9.90', 'Fall 2028 → Fall 2029');
      },
      async followed() {
        await holds({ [column]: [ada], [nextColumn]: [bea] });
        await undoes(`Undo moving ${bea} to ${nextColumn}`);
        await texts('UTR 9.60 → 9.90');
        expect(await board().button(`Move ${bea} to ${nextColumn}`).count()).toBe(0);
      },
      async acknowledged() {
        await holds({ [column]: [ada], [nextColumn]: [bea] });
        await undoes(`Undo marking the changes of ${bea} as seen`);
        await board().main.getByText('UTR 9.60 → 9.90').waitFor({ state: 'detached' });
      },
      async cutOff() {
        await holds({ [column]: [bea, ada] });
        await texts('2 athletes cannot be read now, and are shown as last known.', '9.60');
      },
      async unsaved() {
        await holds({ [column]: [ada, bea] });
        await texts("The board is not saved: this browser's storage is full. It stays as it is in this tab.");
      },
      async received() {
        await holds({ Targets: [bea, ada] });
        await texts('2 places');
        await namesAgency();
        await expect.poll(stars).toEqual([false, false]);
      },
      async copied() {
        await holds({ Targets: [bea, ada] });
        await undoes('Undo copying a shared board');
        await texts('0 of 2 places', '2 athletes and 1 column were added.');
      },
      async unopened() {
        await texts(
          'This file was saved by a newer version of Matchpoint. Reload or update, then open it again.',
          'No athlete is starred yet',
        );
      },
      async opened() {
        await holds({ Targets: [bea, ada] });
        await undoes('Undo opening a file');
        expect(await board().note(bea).inputValue()).toBe(noteText);
        await texts('0 of 2 places', '2 athletes and 1 column were added.');
      },
      async uncopied() {
        await texts('No athlete is starred yet');
        expect(await readBoard(page)).toEqual({});
      },
      async receivedCut() {
        await holds({ Targets: [bea] });
        await texts('The end of the address is missing, and so are the last athletes.');
      },
      async receivedGone() {
        await holds({ Targets: [bea, 'No longer listed'] });
        await texts('1 athlete is no longer listed.');
      },
      async refused() {
        await board()
          .main.getByText(/^This address holds no board\. Ask for it again/)
          .waitFor();
      },
      async awaited() {
        await texts('2 athletes cannot be read now.');
        await shell(page).status.waitFor();
      },
    },
  };
}
