import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridColumn, GridEdit, GridRow } from './grid-data.ts';
import {
  type Bounds,
  cellSelection,
  type Position,
  press,
  rangeOf,
  type Selection,
  type Step,
  stepFrom,
} from './selection.ts';
import { useFollowing, useReveal, useSelection } from './use-selection.ts';

interface GridOptions {
  readonly box: RefObject<HTMLElement | null>;
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
  readonly rowHeight: number;
  readonly onEdit: (edits: readonly GridEdit[]) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

export type GridState = ReturnType<typeof useGrid>;

/** What keyboard, pointer and clipboard share: the selection, the cell being edited and the last message. */
export function useGrid({ box, columns, rows, rowHeight, ...on }: GridOptions) {
  const { selection, select } = useSelection(rows, columns.length);
  const [message, setMessage] = useState('');
  const reveal = useReveal(box, selection.head);
  const { active } = selection;
  const row = rows[active.row];
  const column = columns[active.column];
  const editing = useEditing(row === undefined ? null : { rowNumber: row.number, column: active.column });

  const bounds = (): Bounds => ({
    rows: rows.length,
    columns: columns.length,
    page: Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / rowHeight) - 2),
  });
  const choose = (next: Selection) => {
    setMessage('');
    select(next);
  };
  const moveTo = (position: Position, extend = false) => {
    reveal();
    choose(extend ? { active, head: position } : cellSelection(position));
  };
  const following = useFollowing(rows, moveTo);
  const travel = (perform: () => void) => {
    following.followNext();
    setMessage('');
    perform();
  };

  return {
    sheet: { rows, columns: columns.length },
    row,
    column,
    selection,
    range: rangeOf(selection),
    bounds,
    message,
    say: setMessage,
    choose,
    moveTo,
    edited: editing.edited,
    startEditing: (typing: boolean) => {
      reveal();
      editing.start(typing);
    },
    /** Extends the selection to a cell or header under the pointer. */
    extendTo: (position: Position) => {
      if (position.row >= 0 && position.column >= 0) reveal();
      choose(press(selection, position, true, bounds()));
    },
    leaveEditor: (step: Step | null) => {
      editing.stop();
      if (step !== null) moveTo(stepFrom(active, step, bounds()));
    },
    edit: (edits: readonly GridEdit[]) => {
      following.stop();
      if (edits.length > 0) on.onEdit(edits);
    },
    undo: () => travel(on.onUndo),
    redo: () => travel(on.onRedo),
  };
}

interface EditedCell extends Pick<GridEdit, 'rowNumber' | 'column'> {
  /** Typing began it. */
  readonly typing: boolean;
}

/** Whether the active cell is being edited: that ends as soon as another cell is active. */
function useEditing(active: Pick<GridEdit, 'rowNumber' | 'column'> | null) {
  const [edited, setEdited] = useState<EditedCell | null>(null);
  const isActive = edited?.rowNumber === active?.rowNumber && edited?.column === active?.column;
  if (edited !== null && !isActive) setEdited(null);
  return {
    edited: isActive ? edited : null,
    start: (typing: boolean) => {
      // The key that was pressed types into the editor, so that must have the focus by then.
      if (active !== null) flushSync(() => setEdited({ ...active, typing }));
    },
    stop: () => setEdited(null),
  };
}
