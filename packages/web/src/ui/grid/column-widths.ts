import { cellText, type GridColumn, type GridRow } from './grid-data.ts';

/** Rows that are looked at. */
const sample = 200;
/** In rem. */
const narrowest = 5;
const widest = 18;
const padding = 1.5;
const perCharacter = 0.5;

/** Widths in rem for the header and the longest text of the first rows. */
export function columnWidths(columns: readonly GridColumn[], rows: readonly GridRow[]): readonly number[] {
  const first = rows.slice(0, sample);
  return columns.map(({ title, note = '' }, column) => {
    const longest = first.reduce(
      (length, row) => Math.max(length, cellText(row, column).length),
      Math.max(title.length, note.length),
    );
    return Math.min(widest, Math.max(narrowest, padding + longest * perCharacter));
  });
}
