import type { BoardColumn, Mark } from '@matchpoint/core/board/board';
import type { BoardColumnView } from '@matchpoint/core/board/board.view';
import type { BoardStep } from '@matchpoint/core/board/board-steps';
import { useLayoutEffect, useRef, useState } from 'react';
import { sendToBoard } from '../app-board.ts';
import { gripId, menuId } from './element-ids.ts';
import { type Direction, neighbour, type Place } from './places-on-board.ts';
import { focusUndo } from './step-button.tsx';

export interface ShownBoard {
  /** With the rows that are shown. */
  readonly columns: readonly BoardColumnView[];
  /** Whether only rows with a certain mark are shown. */
  readonly isNarrowed: boolean;
  /** Announces where an athlete is now. */
  readonly onSay: (text: string) => void;
}

/** What a row can do. The same object at every render, so that only rows with other facts render. */
export type RowActions = ReturnType<typeof useRowActions>;

export function useRowActions(shown: ShownBoard) {
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  /** The element id of what has the focus when its row has moved. */
  const toFocus = useRef<string | null>(null);
  const [made] = useState(() => {
    /** The columns as they are now. */
    const columns = () => latest.current.columns;

    function onPlace(id: string, place: Place, focused: string | null = null) {
      toFocus.current = focused;
      const { board } = sendToBoard({ type: 'move', id, ...place });
      latest.current.onSay(placeText(board.columns, id));
    }

    return {
      columns,
      onPlace,
      onMove(id: string, direction: Direction) {
        const place = neighbour(columns(), id, direction);
        if (place !== null) onPlace(id, place, gripId(id));
      },
      /** To the end of the column. */
      onMoveTo: (id: string, columnId: string) =>
        onPlace(id, { columnId, rank: Number.POSITIVE_INFINITY }, menuId(id)),
      onMark(id: string, mark: Mark | null) {
        sendToBoard({ type: 'mark', id, mark, at: new Date().toISOString() });
        if (latest.current.isNarrowed) focusUndo();
      },
      focusMoved() {
        if (toFocus.current === null || columns().length === 0) return;
        document.getElementById(toFocus.current)?.focus();
        toFocus.current = null;
      },
    };
  });
  return made;
}

/** Takes a step that takes away what has the focus. */
export function takeOff(step: BoardStep): void {
  sendToBoard(step);
  focusUndo();
}

/** Where an athlete is, as in "Ada Example is 2 of 5 in Women's tennis, Fall 2028". */
function placeText(columns: readonly BoardColumn[], id: string): string {
  for (const { name, entries } of columns) {
    const rank = entries.findIndex((entry) => entry.id === id);
    const entry = entries[rank];
    if (entry !== undefined) return `${entry.facts.name} is ${rank + 1} of ${entries.length} in ${name}`;
  }
  return '';
}
