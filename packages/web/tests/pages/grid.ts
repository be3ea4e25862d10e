import type { Page } from 'playwright-core';

/** An editable grid by its accessible name. */
export function gridOf(page: Page, name: string) {
  const box = page.getByRole('grid', { name, exact: true });
  const row = (number: number) =>
    box.getByRole('row').filter({ has: page.getByRole('rowheader', { name: String(number), exact: true }) });
  const columnIndex = (title: string) =>
    box
      .getByRole('columnheader')
      .evaluateAll(
        (headers, wanted) => headers.findIndex((header) => header.getAttribute('title') === wanted),
        title,
      );

  return {
    box,
    row,
    status: box.locator('..').getByRole('status'),
    rowHeader: (number: number) => row(number).getByRole('rowheader'),
    columnHeader: (title: string) => box.getByRole('columnheader', { name: title }),
    /** The cell in this row and column. */
    cell: async (number: number, title: string) =>
      row(number).locator(`[aria-colindex="${(await columnIndex(title)) + 1}"]`),
    /** The texts of a row's cells; the row must be near the view. */
    texts: (number: number) => row(number).getByRole('gridcell').allTextContents(),
    /** The active cell, as in `4 GPA: 3.5`, with the word `editing` and the draft while it is edited. */
    active: () =>
      box.evaluate((element) => {
        const cell = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
        if (!(cell instanceof HTMLTableCellElement)) return 'none';
        const number = cell.parentElement?.querySelector('[role=rowheader]')?.textContent;
        const title = element.querySelectorAll<HTMLElement>('[role=columnheader]')[cell.cellIndex]?.title;
        const editor = cell.querySelector('textarea');
        return `${number} ${title}: ${editor === null ? cell.textContent : `editing ${editor.value}`}`;
      }),
    /** What has the focus: the grid, its editor, or something else on the page. */
    focus: () =>
      box.evaluate((element) => {
        const { activeElement } = document;
        if (activeElement === element) return 'grid';
        return element.contains(activeElement) ? 'editor' : 'elsewhere';
      }),
    /** The texts of the selected cells that are near the view. */
    selected: () => box.locator('[aria-selected=true]').allTextContents(),
  };
}
