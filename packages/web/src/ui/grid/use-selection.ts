import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { GridRow } from './grid-data.ts';
import { firstChange } from './grid-edits.ts';
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

/** Goes to the first cell that undo or redo changes, which may be long after it was asked for. */
export function useFollowing(rows: readonly GridRow[], goTo: (position: Position) => void) {
  const before = useRef<readonly GridRow[] | null>(null);
  const follow = useEffectEvent((earlier: readonly GridRow[]) => {
    const position = firstChange(earlier, rows);
    if (position !== null) goTo(position);
  });
  useLayoutEffect(() => {
    if (before.current === null || before.current === rows) return;
    follow(before.current);
    before.current = null;
  }, [rows]);
  return {
    followNext: () => {
      before.current = rows;
    },
    /** The next change has another cause. */
    stop: () => {
      before.current = null;
    },
  };
}

/** @returns scrolls the cell into view after the next render */
export function useReveal(box: RefObject<HTMLElement | null>, { row, column }: Position): () => void {
  const isPending = useRef(false);
  useLayoutEffect(() => {
    if (!isPending.current) return;
    isPending.current = false;
    const line = box.current?.querySelector<HTMLTableRowElement>(`tr[data-index="${row}"]`);
    line?.cells[column + 1]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return () => {
    isPending.current = true;
  };
}
