import type { BoardColumnView } from '@matchpoint/core/board/board.view';
import { ArrowLeft, ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { sendToBoard } from '../app-board.ts';
import { ColumnTitle } from '../column-title.tsx';
import { ActionMenu } from './action-menu.tsx';
import { ColumnDialog } from './column-dialog.tsx';
import { focusUndo } from './step-button.tsx';

interface ColumnHeadProps {
  readonly column: BoardColumnView;
  readonly index: number;
  /** The index of the last column. */
  readonly last: number;
}

/** A column's name, how many of its places are filled, and what can be done with it. */
export function ColumnHead({ column, index, last }: ColumnHeadProps) {
  const { id: columnId, name, places, filled } = column;
  const [isEdited, setEdited] = useState(false);
  const moveTo = (rank: number) => sendToBoard({ type: 'moveColumn', columnId, rank });
  return (
    <ColumnTitle name={name} places={placesText(column)} isFull={places !== null && filled >= places}>
      <ActionMenu
        label={`Actions for ${name}`}
        groups={() => [
          [{ label: 'Name and places', icon: Pencil, onSelect: () => setEdited(true) }],
          [
            ...(index > 0
              ? [{ label: 'Move left', icon: ArrowLeft, onSelect: () => moveTo(index - 1) }]
              : []),
            ...(index < last
              ? [{ label: 'Move right', icon: ArrowRight, onSelect: () => moveTo(index + 1) }]
              : []),
          ],
          [
            {
              label: 'Remove column',
              icon: Trash2,
              onSelect: () => {
                sendToBoard({ type: 'removeColumn', columnId });
                focusUndo();
              },
            },
          ],
        ]}
      />
      {isEdited && <ColumnDialog column={column} onClose={() => setEdited(false)} />}
    </ColumnTitle>
  );
}

/** '1 of 4 places, 1 offered', or how many athletes are in it. */
function placesText({ count, places, filled, offered }: BoardColumnView): string {
  const offers = offered === 0 ? '' : `, ${offered} offered`;
  if (places !== null) return `${filled} of ${places} ${places === 1 ? 'place' : 'places'}${offers}`;
  return `${count} ${count === 1 ? 'athlete' : 'athletes'}`;
}
