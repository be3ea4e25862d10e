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
      const at = isMouse.current && event.button === 0 ? positionOf(event.target) : null;
      draggedFrom.current = at;
      if (at === null) return;
      grid.choose(press(selection, at, event.shiftKey, grid.bounds()));
    },
    onPointerOver: ({ buttons, target }: PointerEvent) => {
      if (buttons !== 1) draggedFrom.current = null;
      const at = positionOf(target);
      const to = at && draggedTo(draggedFrom.current, at);
      if (to !== null) grid.extendTo(to);
    },
    onClick: ({ target, detail }: MouseEvent) => {
      const at = positionOf(target);
      // Without detail it is the click of an assistive technology.
      if (at === null || (isMouse.current && detail > 0)) return;
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

/** Dragging from a header selects its like alone, from a cell cells alone; null when `at` is neither. */
function draggedTo(from: Position | null, at: Position): Position | null {
  if (from === null || (from.row >= 0 && at.row < 0) || (from.column >= 0 && at.column < 0)) return null;
  return { row: from.row < 0 ? -1 : at.row, column: from.column < 0 ? -1 : at.column };
}

/** The cell or header that was hit; not the editor. */
function positionOf(target: EventTarget): Position | null {
  if (!(target instanceof Element) || target instanceof HTMLTextAreaElement) return null;
  const cell = target.closest('th, td');
  const row = cell?.closest('tr')?.dataset['index'];
  if (!(cell instanceof HTMLTableCellElement) || row === undefined) return null;
  return { row: Number(row), column: cell.cellIndex - 1 };
}
