import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { GridRow } from './grid-data.ts';
import { firstChange } from './grid-edits.ts';
import type { Position } from './selection.ts';

/**
 * After undo or redo, goes to the first cell that changed.
 * @returns set it to the rows before undo or redo; null stops waiting for what comes of it
 */
export function useFollowing(
  rows: readonly GridRow[],
  goTo: (position: Position) => void,
): RefObject<readonly GridRow[] | null> {
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
  return before;
}
