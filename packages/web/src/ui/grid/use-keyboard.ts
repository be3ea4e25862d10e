import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { emptyEdits } from './grid-edits.ts';
import { commandOf, type GridCommand } from './grid-keys.ts';
import { cellSelection, type Position, press, stepFrom } from './selection.ts';
import type { GridState } from './use-grid.ts';

/** The handlers of the focused grid, while no cell is being edited. */
export function useKeyboard(grid: GridState) {
  /** Whether Tab leaves the grid: until it is used, and after Escape. */
  const tabLeaves = useRef(true);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) tabLeaves.current = true;
    },
    onPointerUp: () => {
      tabLeaves.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target !== event.currentTarget || (event.key === 'Tab' && tabLeaves.current)) return;
      const command = commandOf(event);
      if (command === null) return;
      // A filter may have hidden the row of the last edit.
      if (grid.row === undefined && command.type !== 'undo' && command.type !== 'redo') return;
      tabLeaves.current = command.type === 'escape';
      // Typing must not trigger the page's shortcuts.
      if (command.type === 'replace') event.stopPropagation();
      if (run(command, grid)) event.preventDefault();
    },
  };
}

/** @returns whether the browser should do nothing more */
function run(command: GridCommand, grid: GridState): boolean {
  const { range } = grid;
  switch (command.type) {
    case 'move':
      return move(command, grid);
    case 'edit':
      grid.startEditing(false);
      return true;
    case 'replace':
      grid.startEditing(true);
      // The browser then types into the editor.
      return false;
    case 'empty':
      grid.edit(emptyEdits(grid.sheet, range));
      return true;
    case 'selectAll':
      selectFrom(grid, { row: -1, column: -1 }, { row: -1, column: -1 });
      return true;
    case 'selectRows':
      selectFrom(grid, { row: range.top, column: -1 }, { row: range.bottom, column: -1 });
      return true;
    case 'selectColumns':
      selectFrom(grid, { row: -1, column: range.left }, { row: -1, column: range.right });
      return true;
    case 'undo':
      grid.undo();
      return true;
    case 'redo':
      grid.redo();
      return true;
    case 'escape':
      grid.choose(cellSelection(grid.selection.active));
      return true;
  }
}

/** @returns false for Tab at the last cell, which leaves the grid */
function move({ step, extend }: Extract<GridCommand, { type: 'move' }>, grid: GridState): boolean {
  const from = extend ? grid.selection.head : grid.selection.active;
  const to = stepFrom(from, step, grid.bounds());
  grid.moveTo(to, extend);
  const isStuck = to.row === from.row && to.column === from.column;
  return !(isStuck && (step === 'next' || step === 'previous'));
}

function selectFrom(grid: GridState, first: Position, last: Position): void {
  grid.choose(press(press(grid.selection, first, false, grid.bounds()), last, true, grid.bounds()));
}
