import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { emptyEdits } from './grid-edits.ts';
import { commandOf, type GridCommand } from './grid-keys.ts';
import { cellSelection, type Position, press, type Step, stepFrom } from './selection.ts';
import type { GridState } from './use-grid.ts';

/** The handlers of the focused grid, while no cell is being edited. */
export function useKeyboard(grid: GridState) {
  /** Whether Tab leaves the grid: until it is used, and after Escape. */
  const tabLeaves = useRef(true);
  const { selection, range, sheet } = grid;
  const { active, head } = selection;

  /** @returns whether the cell changed */
  const move = (step: Step, extend: boolean): boolean => {
    const from = extend ? head : active;
    const to = stepFrom(from, step, grid.bounds());
    grid.moveTo(to, extend);
    return to.row !== from.row || to.column !== from.column;
  };
  const selectFrom = (first: Position, last: Position) =>
    grid.choose(press(press(selection, first, false, grid.bounds()), last, true, grid.bounds()));

  /** @returns whether the browser should do nothing more */
  const run = (command: GridCommand): boolean => {
    switch (command.type) {
      case 'move':
        // At the last cell, Tab leaves the grid.
        return move(command.step, command.extend) || (command.step !== 'next' && command.step !== 'previous');
      case 'edit':
        grid.startEditing(false);
        return true;
      case 'replace':
        grid.startEditing(true);
        return false;
      case 'empty':
        grid.edit(emptyEdits(sheet, range));
        return true;
      case 'selectAll':
        selectFrom({ row: -1, column: -1 }, { row: -1, column: -1 });
        return true;
      case 'selectRows':
        selectFrom({ row: range.top, column: -1 }, { row: range.bottom, column: -1 });
        return true;
      case 'selectColumns':
        selectFrom({ row: -1, column: range.left }, { row: -1, column: range.right });
        return true;
      case 'undo':
        grid.undo();
        return true;
      case 'redo':
        grid.redo();
        return true;
      case 'escape':
        grid.choose(cellSelection(active));
        return true;
    }
  };

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
      if (command === null || sheet.rows.length === 0) return;
      tabLeaves.current = command.type === 'escape';
      // What is typed is no shortcut of the page.
      if (command.type === 'replace') event.stopPropagation();
      if (run(command)) event.preventDefault();
    },
  };
}
