import { Box, Text } from '@chakra-ui/react';
import { type Board, type BoardColumn, placeOf } from '@matchpoint/core/board/board';
import { filling, isShown, type MarkFilter } from '@matchpoint/core/board/board.view';
import type { AgencyEmails, CurrentAthletes } from '@matchpoint/core/board/read-today';
import { type KeyboardEvent, memo, useDeferredValue } from 'react';
import { useMouse } from '../../ui/page/media.ts';
import styles from '../board.module.css';
import { BoardRow } from './board-row.tsx';
import { ColumnHead } from './column-head.tsx';
import { gripHelpId, gripId, moveRow, placeRow } from './move-rows.ts';
import { type Direction, placeAbove } from './places-on-board.ts';
import { gripAt, useDrag } from './use-drag.ts';

interface Shown {
  readonly current: CurrentAthletes;
  readonly emails: AgencyEmails;
  /** Which rows are shown; null: all. */
  readonly filter: MarkFilter | null;
}

/** What is painted first; the other rows follow. */
const first = { columns: 4, rows: 10 };

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'top',
  End: 'bottom',
};

/** The columns of this device's board side by side, on a phone below each other. */
export function BoardColumns({ board, ...shown }: Shown & { readonly board: Board }) {
  const { draggedId, listeners, ghost, region } = useDrag((id, columnId, belowId) =>
    placeRow(id, placeAbove(board, id, columnId, belowId), gripId(id)),
  );
  const isWhole = useDeferredValue(true, false);

  function onKeyDown(event: KeyboardEvent) {
    const direction = Object.hasOwn(arrows, event.key) ? arrows[event.key] : undefined;
    const grip = gripAt(event.target);
    if (direction === undefined || grip === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveRow(grip.id, direction, shown.filter);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the grips in it are buttons, of which there are hundreds
    <div ref={region} className={styles['columns']} onKeyDown={onKeyDown} {...listeners}>
      {board.columns.map((column, index) => (
        <Column
          key={column.id}
          column={column}
          painted={isWhole ? Infinity : index < first.columns ? first.rows : 0}
          {...shown}
        />
      ))}
      <p id={gripHelpId} hidden>
        Arrow keys, Home and End move the athlete, also to the columns beside.
      </p>
      {draggedId !== null && (
        <Box
          ref={ghost}
          // Follows the pointer.
          position="fixed"
          top="0.5rem"
          left="0.75rem"
          zIndex="overlay"
          maxWidth="16rem"
          px="3"
          py="1"
          borderWidth="1px"
          borderColor="accent.solid"
          borderRadius="l2"
          bg="bg.panel"
          boxShadow="lg"
          textStyle="sm"
          fontWeight="medium"
          pointerEvents="none"
          aria-hidden
        >
          {placeOf(board, draggedId)?.entry.facts.name}
        </Box>
      )}
    </div>
  );
}

interface ColumnProps extends Shown {
  readonly column: BoardColumn;
  /** How many of its rows are painted. */
  readonly painted: number;
}

/** Renders when something in it changes. */
const Column = memo(({ column, painted, current, emails, filter }: ColumnProps) => {
  const { id, name, places, entries } = column;
  const noneYet = useMouse() ? 'Drag or move athletes here.' : 'Move athletes here.';
  const { text, isFull } = filling(column);
  const rows = entries
    .map((entry, index) => ({ entry, rank: index + 1 }))
    .filter(({ entry }) => isShown(entry, filter));
  return (
    <section className={styles['column']} aria-label={name} data-column={id}>
      <ColumnHead columnId={id} name={name} places={places} filling={text} isFull={isFull} />
      {rows.length === 0 && (
        <Text
          mx="2"
          p="3"
          borderWidth="1px"
          borderStyle="dashed"
          borderRadius="l2"
          textStyle="sm"
          color="fg.muted"
        >
          {entries.length === 0 ? noneYet : 'None with this mark.'}
        </Text>
      )}
      <ol className={styles['rows']}>
        {rows.slice(0, painted).map(({ entry, rank }) => (
          <BoardRow
            key={entry.id}
            entry={entry}
            rank={rank}
            ranks={entries.length}
            columnName={name}
            today={current.get(entry.id)}
            emails={emails}
            filter={filter}
          />
        ))}
      </ol>
    </section>
  );
});
