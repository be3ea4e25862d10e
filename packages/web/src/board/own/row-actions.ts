import type { Mark } from '@matchpoint/core/board/board';
import type { BoardEvent } from '@matchpoint/core/board/board.machine';
import type { BoardColumnView } from '@matchpoint/core/board/board.view';
import { useLayoutEffect, useRef, useState } from 'react';
import { gripId, menuId } from './element-ids.ts';
import { type Direction, neighbour, type Place } from './places-on-board.ts';
import { focusUndo } from './step-button.tsx';
import type { SendToBoard } from './use-board.ts';

/** What a row can do. The same object at every render, so that only rows with other facts render. */
export interface RowActions {
  readonly send: SendToBoard;
  /** The columns as they are now. */
  readonly columns: () => readonly BoardColumnView[];
  /** Takes the athlete to those that are compared, or away from them. */
  readonly onChoose: (id: string) => void;
  readonly onMove: (id: string, direction: Direction) => void;
  /** To the end of the column. */
  readonly onMoveTo: (id: string, columnId: string) => void;
  readonly onMark: (id: string, mark: Mark | null) => void;
  /** Sends an event that takes away what has the focus. */
  readonly onTakeOff: (event: BoardEvent) => void;
}

export interface ShownBoard {
  /** With the rows that are shown. */
  readonly columns: readonly BoardColumnView[];
  readonly send: SendToBoard;
  /** Whether only rows with a certain mark are shown. */
  readonly isNarrowed: boolean;
  readonly onChoose: (id: string) => void;
  /** Announces where an athlete is now. */
  readonly onSay: (text: string) => void;
}

export function useRowActions(shown: ShownBoard) {
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  /** The element id of what has the focus when its row has moved. */
  const toFocus = useRef<string | null>(null);
  const [made] = useState(() => {
    const send: SendToBoard = (event) => latest.current.send(event);
    const columns = () => latest.current.columns;

    function onPlace(id: string, place: Place) {
      latest.current.onSay(placeText(send({ type: 'move', id, ...place }).columns, id));
    }

    function move(id: string, place: Place | null, focused: string) {
      if (place === null) return;
      toFocus.current = focused;
      onPlace(id, place);
    }

    function focusMoved() {
      if (toFocus.current === null || columns().length === 0) return;
      document.getElementById(toFocus.current)?.focus();
      toFocus.current = null;
    }

    const actions: RowActions = {
      send,
      columns,
      onChoose: (id) => latest.current.onChoose(id),
      onMove: (id, direction) => move(id, neighbour(columns(), id, direction), gripId(id)),
      onMoveTo: (id, columnId) => move(id, { columnId, rank: Infinity }, menuId(id)),
      onMark(id, mark) {
        send({ type: 'mark', id, mark, at: new Date().toISOString() });
        if (latest.current.isNarrowed) focusUndo();
      },
      onTakeOff(event) {
        send(event);
        focusUndo();
      },
    };
    return { actions, onPlace, focusMoved };
  });
  return made;
}

/** Where an athlete is, as in "Ada Example is 2 of 5 in Women's tennis, Fall 2028". */
function placeText(columns: readonly BoardColumnView[], id: string): string {
  for (const { name, rows } of columns) {
    const row = rows.find((one) => one.id === id);
    if (row !== undefined) return `${row.facts.name} is ${row.rank} of ${rows.length} in ${name}`;
  }
  return '';
}
