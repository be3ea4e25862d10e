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
import { useFollowing } from './use-following.ts';
import { useReveal } from './use-reveal.ts';
import { useSelection } from './use-selection.ts';

interface GridOptions {
  readonly box: RefObject<HTMLElement | null>;
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
  readonly rowHeight: number;
  readonly onEdit: (edits: readonly GridEdit[]) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

interface Editing extends Pick<GridEdit, 'rowNumber' | 'column'> {
  /** Typing began it. */
  readonly typing: boolean;
}

export type GridState = ReturnType<typeof useGrid>;

/** What keyboard, pointer and clipboard share: the selection, the cell being edited and the last message. */
export function useGrid({ box, columns, rows, rowHeight, ...on }: GridOptions) {
  const { selection, select } = useSelection(rows);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [message, setMessage] = useState('');
  const reveal = useReveal(box, selection.head);
  const { active } = selection;
  const row = rows[active.row];
  const column = columns[active.column];
  const isEditing = editing?.rowNumber === row?.number && editing?.column === active.column;
  if (editing !== null && !isEditing) setEditing(null);

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
  const rowsBefore = useFollowing(rows, moveTo);
  const travel = (perform: () => void) => {
    rowsBefore.current = rows;
    setMessage('');
    perform();
  };
  return {
    sheet: { rows, columns },
    selection,
    range: rangeOf(selection),
    bounds,
    row,
    column,
    editing: isEditing ? editing : null,
    message,
    say: setMessage,
    choose,
    moveTo,
    /** Extends the selection to a cell or header under the pointer. */
    extendTo: (position: Position) => {
      reveal();
      choose(press(selection, position, true, bounds()));
    },
    edit: (edits: readonly GridEdit[]) => {
      rowsBefore.current = null;
      if (edits.length > 0) on.onEdit(edits);
    },
    undo: () => travel(on.onUndo),
    redo: () => travel(on.onRedo),
    startEditing: (typing: boolean) => {
      if (row === undefined || column === undefined) return;
      if (column.readOnly) {
        setMessage(`${column.title} cannot be edited.`);
        return;
      }
      reveal();
      // The key that was pressed types into the editor, so that must have the focus by then.
      flushSync(() => setEditing({ rowNumber: row.number, column: active.column, typing }));
    },
    leaveEditor: (step: Step | null) => {
      setEditing(null);
      if (step !== null) moveTo(stepFrom(active, step, bounds()));
    },
  };
}
