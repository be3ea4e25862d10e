import { useState } from 'react';
import type { GridRow } from './grid-data.ts';
import { cellSelection, indexOfRow, type Position, type Selection } from './selection.ts';

/**
 * The selection, kept by row numbers: it stays on its rows when a filter hides others, and passes on to the next row
 * when its own is hidden.
 */
export function useSelection(rows: readonly GridRow[], columns: number) {
  const [kept, setKept] = useState(() => cellSelection({ row: rows[0]?.number ?? 0, column: 0 }));
  const toIndex = ({ row, column }: Position) => ({
    row: indexOfRow(rows, row),
    column: Math.max(0, Math.min(column, columns - 1)),
  });
  const toNumber = ({ row, column }: Position) => ({ row: rows[row]?.number ?? 0, column });
  const selection: Selection = { active: toIndex(kept.active), head: toIndex(kept.head) };
  return {
    selection,
    select: ({ active, head }: Selection) => setKept({ active: toNumber(active), head: toNumber(head) }),
  };
}
