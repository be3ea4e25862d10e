import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { cellSelection, type Position, press } from './selection.ts';
import type { GridState } from './use-grid.ts';

/** The mouse selects on press and by dragging, and edits on a double click; a tap selects, a second one edits. */
export function usePointer(grid: GridState) {
  const draggedFrom = useRef<Position | null>(null);
  const isMouse = useRef(true);
  const { selection } = grid;
  const isSelected = ({ row, column }: Position) =>
    [selection.active, selection.head].every((end) => end.row === row && end.column === column);

  return {
    onPointerDown: (event: PointerEvent) => {
      isMouse.current = event.pointerType === 'mouse';
      const at = positionOf(event.target);
      if (at === null || !isMouse.current || event.button !== 0) return;
      draggedFrom.current = at;
      grid.choose(press(selection, at, event.shiftKey, grid.bounds()));
    },
    onPointerOver: (event: PointerEvent) => {
      if (event.buttons !== 1) draggedFrom.current = null;
      const from = draggedFrom.current;
      const at = positionOf(event.target);
      if (at === null || from === null || !isMouse.current) return;
      const row = from.row < 0 ? -1 : Math.max(0, at.row);
      const column = from.column < 0 ? -1 : Math.max(0, at.column);
      grid.choose(press(selection, { row, column }, true, grid.bounds()));
    },
    onClick: ({ target }: MouseEvent) => {
      const at = positionOf(target);
      if (at === null || isMouse.current) return;
      if (isSelected(at)) grid.startEditing(false);
      else grid.choose(press(selection, at, false, grid.bounds()));
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      const at = positionOf(target);
      if (at === null || at.row < 0 || at.column < 0) return;
      grid.choose(cellSelection(at));
      grid.startEditing(false);
    },
  };
}

/** The cell or header that was hit; not the editor. */
function positionOf(target: EventTarget): Position | null {
  if (!(target instanceof Element) || target instanceof HTMLTextAreaElement) return null;
  const cell = target.closest('th, td');
  const row = cell?.closest('tr')?.dataset['index'];
  if (!(cell instanceof HTMLTableCellElement) || row === undefined) return null;
  return { row: Number(row), column: cell.cellIndex - 1 };
}
