import { Box, Text } from '@chakra-ui/react';
import type { BoardColumnView } from '@matchpoint/core/board/board.view';
import type { AgencyEmails } from '@matchpoint/core/board/read-today';
import { type KeyboardEvent, memo, useDeferredValue, useLayoutEffect } from 'react';
import { useMouse } from '../../ui/page/media.ts';
import styles from '../board.module.css';
import { BoardRow } from './board-row.tsx';
import { ColumnHead } from './column-head.tsx';
import { gripHelpId } from './element-ids.ts';
import { type Direction, placeAbove } from './places-on-board.ts';
import { type RowActions, type ShownBoard, useRowActions } from './row-actions.ts';
import { gripAt, useDrag } from './use-drag.ts';

interface BoardColumnsProps extends ShownBoard {
  readonly emails: AgencyEmails;
}

/** Rows that are painted first, in all and of each column; the others follow. */
const first = { inAll: 40, ofColumn: 12 };

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'top',
  End: 'bottom',
};

/** The columns of this device's board side by side, on a phone below each other. */
export function BoardColumns(props: BoardColumnsProps) {
  const { columns, emails } = props;
  const actions = useRowActions(props);
  const { draggedId, listeners, ghost, region } = useDrag((id, columnId, belowId) =>
    actions.onPlace(id, placeAbove(columns, id, columnId, belowId)),
  );
  const isWhole = useDeferredValue(true, false);
  const painted = isWhole ? columns : firstPainted(columns);

  // A row that moved is a new element, or left the document for a moment.
  useLayoutEffect(actions.focusMoved, [columns]);

  function onKeyDown(event: KeyboardEvent) {
    const direction = Object.hasOwn(arrows, event.key) ? arrows[event.key] : undefined;
    const grip = gripAt(event.target);
    if (direction === undefined || grip === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    actions.onMove(grip.id, direction);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the grips in it are buttons, of which there are hundreds
    <div ref={region} className={styles['columns']} onKeyDown={onKeyDown} {...listeners}>
      {painted.map((column, index) => (
        <Column
          key={column.id}
          column={column}
          index={index}
          last={columns.length - 1}
          isEmpty={columns[index]?.rows.length === 0}
          emails={emails}
          actions={actions}
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
          {nameOf(columns, draggedId)}
        </Box>
      )}
    </div>
  );
}

interface ColumnProps extends Pick<BoardColumnsProps, 'emails'> {
  /** With the rows that are painted. */
  readonly column: BoardColumnView;
  readonly index: number;
  /** The index of the last column. */
  readonly last: number;
  /** Whether no row of it is shown. */
  readonly isEmpty: boolean;
  readonly actions: RowActions;
}

/** Renders when something in it changes. */
const Column = memo(({ column, index, last, isEmpty, emails, actions }: ColumnProps) => {
  const noneYet = useMouse() ? 'Drag or move athletes here.' : 'Move athletes here.';
  return (
    <section className={styles['column']} aria-label={column.name} data-column={column.id}>
      <ColumnHead column={column} index={index} last={last} />
      {isEmpty && (
        <Text
          mx="2"
          p="3"
          borderWidth="1px"
          borderStyle="dashed"
          borderRadius="l2"
          textStyle="sm"
          color="fg.muted"
        >
          {column.count === 0 ? noneYet : 'None with this mark.'}
        </Text>
      )}
      <ol className={styles['rows']}>
        {column.rows.map((row) => (
          <BoardRow
            key={row.id}
            row={row}
            columnId={column.id}
            columnName={column.name}
            ranks={column.count}
            email={emails.get(row.facts.agency_id ?? '') ?? null}
            actions={actions}
          />
        ))}
      </ol>
    </section>
  );
});

function firstPainted(columns: readonly BoardColumnView[]): readonly BoardColumnView[] {
  let left = first.inAll;
  return columns.map((column) => {
    const rows = column.rows.slice(0, Math.min(left, first.ofColumn));
    left -= rows.length;
    return { ...column, rows };
  });
}

function nameOf(columns: readonly BoardColumnView[], id: string): string | undefined {
  return columns.flatMap(({ rows }) => rows).find((row) => row.id === id)?.facts.name;
}
