export interface GridColumn {
  readonly id: string;
  readonly title: string;
  /** A second line in the header. */
  readonly note?: string | undefined;
}

export interface GridRow {
  /** Shown in the row's header; unique and ascending, not necessarily without gaps. */
  readonly number: number;
  /** One text a column; a missing one is empty. */
  readonly cells: readonly string[];
}

/** Says something about a cell, in colour and in words. */
export interface GridMark {
  readonly kind: 'problem' | 'warning' | 'reading';
  readonly text: string;
}

/** The marks of one row by column index. */
export type RowMarks = ReadonlyMap<number, GridMark>;

export interface GridEdit {
  readonly rowNumber: number;
  readonly column: number;
  readonly value: string;
}

export const cellText = ({ cells }: GridRow, column: number): string => cells[column] ?? '';

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
