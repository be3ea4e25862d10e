import type { BoardRow } from '@matchpoint/core/board/board.view';
import { ArrowDown, ArrowUp, ChevronsUp, CornerDownRight, StarOff } from 'lucide-react';
import { ActionMenu } from './action-menu.tsx';
import { type RowActions, takeOff } from './row-actions.ts';

interface RowMenuProps {
  /** The element id of its button. */
  readonly id: string;
  readonly row: BoardRow;
  readonly columnId: string;
  readonly ranks: number;
  readonly actions: RowActions;
}

/** What can be done with one athlete. */
export function RowMenu({ id, row, columnId, ranks, actions }: RowMenuProps) {
  const { onMove, onMoveTo, columns } = actions;
  return (
    <ActionMenu
      id={id}
      label={`Actions for ${row.facts.name}`}
      groups={() => [
        [
          ...(row.rank > 1
            ? [
                { label: 'Move up', icon: ArrowUp, onSelect: () => onMove(row.id, 'up') },
                { label: 'Move to the top', icon: ChevronsUp, onSelect: () => onMove(row.id, 'top') },
              ]
            : []),
          ...(row.rank < ranks
            ? [{ label: 'Move down', icon: ArrowDown, onSelect: () => onMove(row.id, 'down') }]
            : []),
        ],
        columns()
          .filter((other) => other.id !== columnId)
          .map((other) => ({
            label: `Move to ${other.name}`,
            icon: CornerDownRight,
            onSelect: () => onMoveTo(row.id, other.id),
          })),
        [
          {
            label: 'Remove from board',
            icon: StarOff,
            onSelect: () => takeOff({ type: 'unstar', id: row.id }),
          },
        ],
      ]}
    />
  );
}
