import type { Locator, Page } from 'playwright-core';

/** The texts of a table's header and rows, without what is hidden from screen readers. */
export interface SeenTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function table(page: Page, name: string): Locator {
  return page.getByRole('table', { name, exact: true });
}

/** The table's current texts; while loading it has no rows. */
export function readTable(page: Page, name: string): Promise<SeenTable> {
  return table(page, name).evaluate((element) => {
    const text = (node: Node): string => {
      if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
      return node.nodeType === Node.TEXT_NODE
        ? (node.nodeValue ?? '')
        : [...node.childNodes].map(text).join('');
    };
    const texts = (cells: Iterable<Element>) => [...cells].map((cell) => text(cell).trim());
    return {
      columns: texts(element.querySelectorAll('[role=columnheader]')),
      rows: [...element.querySelectorAll('tbody [role=row]')].map((row) => texts(row.children)),
    };
  });
}

/** The texts of the first column, in order. */
export async function readNames(page: Page, name: string): Promise<readonly (string | undefined)[]> {
  return (await readTable(page, name)).rows.map(([first]) => first);
}

/** The skeleton lines of a card. */
export function skeletonLines(card: Locator): Locator {
  return card.locator('[data-skeleton-line]:visible');
}
