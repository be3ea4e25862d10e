import { counted } from '@matchpoint/core/display/count';
import { cellText, type GridEdit, type GridRow } from './grid-data.ts';
import { countCells, indexOfRow, type Position, type Range } from './selection.ts';

type Cells = readonly (readonly string[])[];

/** What of a pasted block found no cell. */
export interface LeftOut {
  /** Rows below the last one. */
  readonly rows: number;
  /** Columns beyond the last one. */
  readonly columns: number;
}

export interface Pasted {
  readonly edits: readonly GridEdit[];
  readonly range: Range;
  readonly leftOut: LeftOut;
}

interface Sheet {
  readonly rows: readonly GridRow[];
  /** How many there are. */
  readonly columns: number;
}

export function cellsIn({ rows }: Sheet, { top, bottom, left, right }: Range): Cells {
  return rows
    .slice(top, bottom + 1)
    .map((row) => Array.from({ length: right - left + 1 }, (_, index) => cellText(row, left + index)));
}

export function emptyEdits(sheet: Sheet, range: Range): readonly GridEdit[] {
  return editsOf(sheet, range, () => '');
}

/** Pastes a block at the range's first cell, cut off at the last row and column; a single cell fills the range. */
export function pasteEdits(sheet: Sheet, range: Range, block: Cells): Pasted {
  const { rows, columns } = sheet;
  const height = block.length;
  const width = block.reduce((widest, { length }) => Math.max(widest, length), 0);
  const [value = ''] = block[0] ?? [];
  const isFill = height === 1 && width === 1;
  const { top, left } = range;
  const target = isFill
    ? range
    : {
        top,
        left,
        bottom: Math.min(top + height, rows.length) - 1,
        right: Math.min(left + width, columns) - 1,
      };
  const pasted = ({ row, column }: Position) => (isFill ? value : block[row - top]?.[column - left]);
  return {
    edits: editsOf(sheet, target, pasted),
    range: target,
    leftOut: {
      rows: isFill ? 0 : Math.max(0, top + height - rows.length),
      columns: isFill ? 0 : Math.max(0, left + width - columns),
    },
  };
}

/** The first cell of `after` whose text differs from that of the row with the same number `before`. */
export function firstChange(before: readonly GridRow[], after: readonly GridRow[]): Position | null {
  for (const [index, row] of after.entries()) {
    const earlier =
      before[index]?.number === row.number ? before[index] : before[indexOfRow(before, row.number)];
    if (earlier === undefined || earlier === row || earlier.number !== row.number) continue;
    const longer = row.cells.length < earlier.cells.length ? earlier : row;
    const column = longer.cells.findIndex((_, at) => cellText(row, at) !== cellText(earlier, at));
    if (column >= 0) return { row: index, column };
  }
  return null;
}

/** The cells of the range whose text changes. */
function editsOf(
  { rows }: Sheet,
  { top, bottom, left, right }: Range,
  valueAt: (position: Position) => string | undefined,
): readonly GridEdit[] {
  return rows.slice(top, bottom + 1).flatMap((row, index) =>
    Array.from({ length: right - left + 1 }, (_, offset) => left + offset).flatMap((column) => {
      const value = valueAt({ row: top + index, column });
      return value === undefined || value === cellText(row, column)
        ? []
        : [{ rowNumber: row.number, column, value }];
    }),
  );
}

/** Says which range was pasted and what of it was left out. */
export function pastedText({ range, leftOut }: Pasted): string {
  const { rows, columns } = leftOut;
  const missed = [
    ...(rows > 0 ? [`${counted(rows, 'row')} beyond the last row`] : []),
    ...(columns > 0 ? [`${counted(columns, 'column')} beyond the last column`] : []),
  ];
  const pasted = `Pasted ${counted(countCells(range), 'cell')}.`;
  return missed.length === 0 ? pasted : `${pasted} Left out: ${missed.join(', ')}.`;
}
