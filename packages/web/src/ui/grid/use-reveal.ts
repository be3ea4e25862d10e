import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Position } from './selection.ts';

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
