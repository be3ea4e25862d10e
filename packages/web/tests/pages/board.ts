import type { Page } from 'playwright-core';
import { expect } from 'vitest';

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

/** Presses stars on the list of athletes. */
export async function pressStars(page: Page, ...athletes: readonly string[]): Promise<void> {
  for (const athlete of athletes) await page.getByRole('button', { name: `Star ${athlete}` }).click();
}

/** Three of the athletes in the demo data, starred on the list; the board is open, and its first column has two. */
export async function openBoard(page: Page): Promise<{ column: string; names: readonly string[] }> {
  await page.goto('/athletes?sport=Tennis&semester=Fall&year=2028&sort=name');
  const stars = page.getByRole('button', { name: /^Star / });
  await stars.first().waitFor();
  const names = (await stars.evaluateAll((all) => all.slice(0, 3).map((star) => star.ariaLabel ?? ''))).map(
    (label) => label.replace('Star ', ''),
  );
  await pressStars(page, ...names);
  await page.goto('/board');
  const column = 'Tennis, Fall 2028';
  await expect.poll(() => readBoard(page)).toEqual({ [column]: names });
  return { column, names };
}
