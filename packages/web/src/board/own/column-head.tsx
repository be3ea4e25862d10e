import { ArrowLeft, ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { appBoard, sendToBoard } from '../app-board.ts';
import { ColumnTitle } from '../column-title.tsx';
import { ActionMenu } from './action-menu.tsx';
import { ColumnDialog } from './column-dialog.tsx';
import { takeOff } from './move-rows.ts';

interface ColumnHeadProps {
  readonly columnId: string;
  readonly name: string;
  readonly places: number | null;
  /** How many of its places are filled. */
  readonly filling: string;
  readonly isFull: boolean;
}

/** A column's name, how many of its places are filled, and what can be done with it. */
export const ColumnHead = memo(({ columnId, name, places, filling, isFull }: ColumnHeadProps) => {
  const [isEdited, setEdited] = useState(false);
  const moveTo = (rank: number) => sendToBoard({ type: 'moveColumn', columnId, rank });
  return (
    <ColumnTitle name={name} places={filling} isFull={isFull}>
      <ActionMenu
        label={`Actions for ${name}`}
        groups={() => {
          const { columns } = appBoard.get().board;
          const at = columns.findIndex(({ id }) => id === columnId);
          return [
            [{ label: 'Name and places', icon: Pencil, onSelect: () => setEdited(true) }],
            [
              at > 0 && { label: 'Move left', icon: ArrowLeft, onSelect: () => moveTo(at - 1) },
              at < columns.length - 1 && {
                label: 'Move right',
                icon: ArrowRight,
                onSelect: () => moveTo(at + 1),
              },
            ],
            [
              {
                label: 'Remove column',
                icon: Trash2,
                onSelect: () => takeOff({ type: 'removeColumn', columnId }),
              },
            ],
          ];
        }}
      />
      {isEdited && <ColumnDialog column={{ id: columnId, name, places }} onClose={() => setEdited(false)} />}
    </ColumnTitle>
  );
});
