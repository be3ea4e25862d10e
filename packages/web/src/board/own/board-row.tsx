import type { BoardColumnView, BoardRow as Row } from '@matchpoint/core/board/board.view';
import { ArrowDown, ArrowUp, ChevronsUp, CornerDownRight, GripVertical, StarOff } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { pathTo } from '../../ui/text/path-to.ts';
import { PageLink } from '../../ui/text/text-link.tsx';
import styles from '../board-row.module.css';
import { RowFacts } from '../row-facts.tsx';
import { ActionMenu } from './action-menu.tsx';
import type { Direction } from './places-on-board.ts';
import { RowWords } from './row-words.tsx';
import type { SendToBoard } from './use-board.ts';

interface BoardRowProps {
  readonly row: Row;
  readonly column: BoardColumnView;
  readonly otherColumns: readonly BoardColumnView[];
  readonly send: SendToBoard;
  /** To be compared. */
  readonly isChosen: boolean;
  /** Null where no more can be chosen. */
  readonly onChoose: (() => void) | null;
  readonly onMove: (direction: Direction) => void;
  readonly onMoveTo: (columnId: string) => void;
  readonly onTakeOff: (type: 'unstar' | 'dropGone') => void;
  /** What makes the grip drag. */
  readonly grip: Pick<
    ComponentProps<'button'>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >;
}

export const gripHelpId = 'grip-help';
/** Without spaces, which separate ids where one element names others. */
const elementId = (kind: string, id: string) => `${kind}-${id.replace(/\s/g, '_')}`;
export const gripId = (id: string) => elementId('grip', id);
export const menuId = (id: string) => elementId('actions', id);

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'top',
  End: 'bottom',
};

/** One athlete on the board of this device (rules/board.md#board-on-screen). */
export function BoardRow(props: BoardRowProps) {
  const { row, column, send, isChosen, onChoose, onMove, onTakeOff } = props;
  const { id, rank, facts, status } = row;
  const { name } = facts;
  const isGone = status === 'gone';

  function onKeyDown(event: KeyboardEvent) {
    const direction = Object.hasOwn(arrows, event.key) ? arrows[event.key] : undefined;
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove(direction);
  }

  return (
    <li className={styles['row']} data-row={id}>
      <button
        type="button"
        id={gripId(id)}
        className={styles['grip']}
        aria-label={`Move ${name}, ${rank} of ${column.rows.length} in ${column.name}`}
        aria-describedby={gripHelpId}
        onKeyDown={onKeyDown}
        {...props.grip}
      >
        {rank}
        <GripVertical aria-hidden data-screen-only />
      </button>
      <p className={styles['name']}>
        <PageLink href={isGone ? null : pathTo('/athletes', id)}>{name}</PageLink>
      </p>
      <div className={styles['tools']} data-screen-only>
        <label className={styles['pick']}>
          <input
            type="checkbox"
            aria-label={`Compare ${name}`}
            checked={isChosen}
            disabled={onChoose === null}
            onChange={() => onChoose?.()}
          />
        </label>
        <RowMenu {...props} />
      </div>
      <div className={styles['about']}>
        <RowFacts facts={facts} changes={row.changes} />
        {isGone && <Gone name={name} remark={row.remark} onTakeAway={() => onTakeOff('dropGone')} />}
      </div>
      <RowWords row={row} send={send} />
    </li>
  );
}

interface GoneProps {
  readonly name: string;
  readonly remark: string | null;
  readonly onTakeAway: () => void;
}

function Gone({ name, remark, onTakeAway }: GoneProps) {
  return (
    <p className={styles['remark']}>
      {remark}
      <Button variant="outline" aria-label={`Take away ${name}`} onClick={onTakeAway}>
        Take away
      </Button>
    </p>
  );
}

function RowMenu({ row, column, otherColumns, onMove, onMoveTo, onTakeOff }: BoardRowProps) {
  const { rank, id, facts } = row;
  return (
    <ActionMenu
      id={menuId(id)}
      label={`Actions for ${facts.name}`}
      groups={[
        [
          ...(rank > 1
            ? [
                { label: 'Move up', icon: <ArrowUp aria-hidden />, onSelect: () => onMove('up') },
                { label: 'Move to the top', icon: <ChevronsUp aria-hidden />, onSelect: () => onMove('top') },
              ]
            : []),
          ...(rank < column.rows.length
            ? [{ label: 'Move down', icon: <ArrowDown aria-hidden />, onSelect: () => onMove('down') }]
            : []),
        ],
        otherColumns.map((other) => ({
          label: `Move to ${other.name}`,
          icon: <CornerDownRight aria-hidden />,
          onSelect: () => onMoveTo(other.id),
        })),
        [
          {
            label: 'Remove from board',
            icon: <StarOff aria-hidden />,
            onSelect: () => onTakeOff('unstar'),
          },
        ],
      ]}
    />
  );
}
