import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { GridRow } from './grid-data.ts';
import { firstChange } from './grid-edits.ts';
import type { Position } from './selection.ts';

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
