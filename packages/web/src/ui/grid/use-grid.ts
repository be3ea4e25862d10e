import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridColumn, GridEdit, GridRow } from './grid-data.ts';
import {
  type Bounds,
  cellSelection,
  type Position,
  rangeOf,
  type Selection,
  type Step,
  stepFrom,
} from './selection.ts';
import { useReveal } from './use-reveal.ts';
import { useSelection } from './use-selection.ts';

interface GridOptions {
  readonly box: RefObject<HTMLElement | null>;
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
  readonly rowHeight: number;
  readonly onEdit: (edits: readonly GridEdit[]) => void;
}

interface Editing extends Pick<GridEdit, 'rowNumber' | 'column'> {
  /** Typing began it. */
  readonly typing: boolean;
}

export type GridState = ReturnType<typeof useGrid>;

/** What keyboard, pointer and clipboard share: the selection, the cell being edited and the last message. */
export function useGrid({ box, columns, rows, rowHeight, onEdit }: GridOptions) {
  const { selection, select } = useSelection(rows);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [message, setMessage] = useState('');
  const reveal = useReveal(box, selection.head);
  const { active } = selection;
  const row = rows[active.row];
  const column = columns[active.column];

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
  return {
    sheet: { rows, columns },
    selection,
    range: rangeOf(selection),
    bounds,
    row,
    column,
    editing: editing?.rowNumber === row?.number && editing?.column === active.column ? editing : null,
    message,
    say: setMessage,
    choose,
    moveTo,
    edit: (edits: readonly GridEdit[]) => {
      if (edits.length > 0) onEdit(edits);
    },
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
