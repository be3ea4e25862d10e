import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { emptyBoard } from '@matchpoint/core/board/board';
import { createClient } from '@matchpoint/core/client/client';
import { boardAfter } from '@matchpoint/core/testing/find-and-keep-world';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';

/** One's own board, or a shared one. */
export function boardPage(page: Page) {
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name, exact: true });
  return {
    main,
    button,
    undo: button(/^Undo/),
    redo: button(/^Redo/),
    grip: (athlete: string) => button(new RegExp(`^Move ${athlete},`)),
    note: (athlete: string) => main.getByRole('textbox', { name: `Private note on ${athlete}` }),
    /** Opens the fields of an athlete without a note or without a mark. */
    write: (athlete: string) => button(new RegExp(`^Add .* for ${athlete}$`)).click(),
    mark: (athlete: string) => main.getByRole('combobox', { name: `Mark of ${athlete}` }),
    box: (athlete: string) => main.getByRole('checkbox', { name: `Compare ${athlete}` }),
    async act(menu: string, item: string) {
      await button(menu).click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    },
    /** The address that Share gives; the dialog stays open. */
    async share(): Promise<string> {
      await button('Share').click();
      return page.getByRole('dialog').getByRole('textbox', { name: 'Address' }).inputValue();
    },
  };
}

/** The names in each column, best first. */
export function readBoard(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main section:has(h2)')].map((column) => [
        column.querySelector('h2')?.textContent ?? '',
        [...column.querySelectorAll('li:has(> p) > p:first-of-type')].map((name) => name.textContent ?? ''),
      ]),
    ),
  );
}

/** Gives this text as the file that an action asks for. */
export async function chooseFile(page: Page, ask: () => Promise<void>, text: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), ask()]);
  const name = 'matchpoint-board.json';
  await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Presses stars on the list of athletes. */
export async function pressStars(page: Page, ...athletes: readonly string[]): Promise<void> {
  for (const athlete of athletes) await page.getByRole('button', { name: `Star ${athlete}` }).click();
}

/** Gives the browser a board of these athletes, starred in this order. */
export async function storeBoard(page: Page, origin: string, athletes: readonly Athlete[]): Promise<void> {
  const board = boardAfter(emptyBoard, ...athletes.map((athlete) => ({ type: 'star' as const, athlete })));
  const localStorage = [{ name: 'matchpoint.board', value: JSON.stringify(board) }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

/** Opens a board with one column of three athletes of the demo data. */
export async function openBoard(page: Page): Promise<{ column: string; names: readonly string[] }> {
  const origin = inject('origin');
  const query = {
    gender: 'Female',
    sport: 'Tennis',
    semester: 'Fall',
    year: '2028',
    sort: 'name',
    limit: '3',
  } as const;
  const { rows } = await createClient({ baseUrl: origin }).listAthletes(query);
  await storeBoard(page, origin, rows);
  await page.goto('/board');
  const column = "Women's tennis, Fall 2028";
  const names = rows.map(({ name }) => name);
  await expect.poll(() => readBoard(page)).toEqual({ [column]: names });
  return { column, names };
}
