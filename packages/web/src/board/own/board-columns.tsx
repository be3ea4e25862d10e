import type { BoardEvent } from '@matchpoint/core/board/board.machine';
import type { BoardColumnView } from '@matchpoint/core/board/board.view';
import { comparable } from '@matchpoint/core/board/compare';
import { useLayoutEffect, useRef } from 'react';
import styles from '../board.module.css';
import { BoardRow, gripHelpId, gripId, menuId } from './board-row.tsx';
import { ColumnHead } from './column-head.tsx';
import { neighbour, type Place } from './places-on-board.ts';
import { focusUndo } from './step-button.tsx';
import type { SendToBoard } from './use-board.ts';
import { useDrag } from './use-drag.ts';

interface BoardColumnsProps {
  readonly columns: readonly BoardColumnView[];
  readonly send: SendToBoard;
  /** The athletes to compare. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string) => void;
  /** Announces where an athlete is now. */
  readonly onSay: (text: string) => void;
}

/** The columns of this device's board side by side, on a phone below each other. */
export function BoardColumns({ columns, send, chosen, onChoose, onSay }: BoardColumnsProps) {
  const toFocus = useRef<string | null>(null);
  const { draggedId, grip, ghost, region } = useDrag(drop);

  // A row that moved is a new element, or left the document for a moment.
  useLayoutEffect(() => {
    if (toFocus.current === null || columns.length === 0) return;
    document.getElementById(toFocus.current)?.focus();
    toFocus.current = null;
  }, [columns]);

  function drop(id: string, place: Place) {
    onSay(placeText(send({ type: 'move', id, ...place }).columns, id));
  }

  function takeOff(event: BoardEvent) {
    send(event);
    focusUndo();
  }

  function move(id: string, place: Place | null, focused: string) {
    if (place === null) return;
    toFocus.current = focused;
    drop(id, place);
  }

  return (
    <div ref={region} className={styles['columns']}>
      {columns.map((column, index) => (
        <section
          key={column.id}
          className={styles['column']}
          aria-label={column.name}
          data-column={column.id}
        >
          <ColumnHead column={column} index={index} last={columns.length - 1} send={send} />
          {column.rows.length === 0 && <p className={styles['none']}>Drag or move athletes here.</p>}
          <ol className={styles['rows']}>
            {column.rows.map((row) => (
              <BoardRow
                key={row.id}
                row={row}
                column={column}
                otherColumns={columns.filter((other) => other !== column)}
                isChosen={chosen.has(row.id)}
                onChoose={chosen.has(row.id) || chosen.size < comparable.most ? () => onChoose(row.id) : null}
                onMove={(direction) => move(row.id, neighbour(columns, row.id, direction), gripId(row.id))}
                onMoveTo={(columnId) => move(row.id, { columnId, rank: Infinity }, menuId(row.id))}
                onTakeOff={(type) => takeOff({ type, id: row.id })}
                send={send}
                grip={grip(row.id)}
              />
            ))}
          </ol>
        </section>
      ))}
      <p id={gripHelpId} hidden>
        Arrow keys, Home and End move the athlete, also to the columns beside.
      </p>
      {draggedId !== null && (
        <div ref={ghost} className={styles['ghost']} aria-hidden>
          {nameOf(columns, draggedId)}
        </div>
      )}
    </div>
  );
}

/** Where an athlete is, as in 'Ada Example is 2 of 5 in Tennis, Fall 2028'. */
function placeText(columns: readonly BoardColumnView[], id: string): string {
  for (const { name, rows } of columns) {
    const row = rows.find((one) => one.id === id);
    if (row !== undefined) return `${row.facts.name} is ${row.rank} of ${rows.length} in ${name}`;
  }
  return '';
}

function nameOf(columns: readonly BoardColumnView[], id: string): string | undefined {
  return columns.flatMap(({ rows }) => rows).find((row) => row.id === id)?.facts.name;
}
