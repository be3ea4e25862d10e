/**
 * Moves the focus to the name in the next row or in the one before; without a focused row, to the first one in view. The
 * focus is the only current row: readers follow it, Enter opens its link, and it needs no state.
 */
export function moveInRows(body: HTMLTableSectionElement, step: 1 | -1): void {
  const rows = rowsOf(body);
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = current === -1 ? rows.find(isInView) : rows[current + step];
  const name = next?.cells[0];
  if (name === undefined) return;
  // A name that no address can open has no link.
  const target = name.querySelector('a') ?? name;
  if (target === name) name.tabIndex = -1;
  target.focus({ preventScroll: true });
  name.scrollIntoView({ block: 'nearest' });
}

/** Presses the star of the focused row. */
export function starRow(body: HTMLTableSectionElement): void {
  const row = rowsOf(body).find((each) => each.contains(document.activeElement));
  row?.querySelector<HTMLButtonElement>('th button[aria-pressed]')?.click();
}

function rowsOf(body: HTMLTableSectionElement): readonly HTMLTableRowElement[] {
  return [...body.querySelectorAll<HTMLTableRowElement>('tr[data-index]')];
}

/** Below the header, which sticks to the top. */
function isInView(row: HTMLTableRowElement): boolean {
  const header = row.closest('table')?.tHead?.querySelector('th')?.getBoundingClientRect().bottom ?? 0;
  return row.getBoundingClientRect().top >= header - 1;
}
