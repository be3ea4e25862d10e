import { useId, useRef, useState } from 'react';
import { useMedia } from '../page/media.ts';
import { CellEditor } from './cell-editor.tsx';
import styles from './grid.module.css';
import { GridBar } from './grid-bar.tsx';
import { cellText, type GridColumn, type GridEdit, type GridRow, type RowMarks } from './grid-data.ts';
import { GridTable } from './grid-table.tsx';
import { useClipboard } from './use-clipboard.ts';
import { type GridState, useGrid } from './use-grid.ts';
import { useKeyboard } from './use-keyboard.ts';
import { usePointer } from './use-pointer.ts';

interface GridProps {
  readonly label: string;
  readonly columns: readonly GridColumn[];
  /** The rows to show, ascending by number. Unchanged rows should be the same objects. */
  readonly rows: readonly GridRow[];
  /** Called for the rows near the view. Unchanged marks should be the same map. */
  readonly marksOf: (rowNumber: number) => RowMarks | undefined;
  /** One step of undo, kept by the caller: at least one cell, each with a new text. */
  readonly onEdit: (edits: readonly GridEdit[]) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/**
 * An editable table with the keyboard, the pointer and the clipboard of a spreadsheet (rules/import.md#editable-grid). The
 * focus stays on its box, and `aria-activedescendant` names the active cell: rows may come and go without losing it.
 */
export function Grid({ label, columns, rows, marksOf, ...on }: GridProps) {
  const box = useRef<HTMLDivElement>(null);
  const activeId = useId();
  const hintId = useId();
  const rowHeight = useRowHeight();
  const grid = useGrid({ box, columns, rows, rowHeight, ...on });
  const { onPointerUp, ...keyboard } = useKeyboard(grid);
  const pointer = usePointer(grid);
  useClipboard(box, grid);

  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot scroll within itself */}
      <div
        ref={box}
        role="grid"
        tabIndex={0}
        className={styles['box']}
        aria-label={label}
        aria-describedby={hintId}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-activedescendant={rows.length > 0 ? activeId : undefined}
        onPointerUp={onPointerUp}
        {...keyboard}
        {...pointer}
      >
        <GridTable
          box={box}
          columns={columns}
          rows={rows}
          marksOf={marksOf}
          selection={grid.selection}
          activeId={activeId}
          editor={editorOf(grid)}
          rowHeight={rowHeight}
        />
      </div>
      {rows.length === 0 && (
        <p className={styles['bar']} data-screen-only>
          Nothing here yet
        </p>
      )}
      <GridBar
        grid={grid}
        mark={grid.row && marksOf(grid.row.number)?.get(grid.selection.active.column)}
        hintId={hintId}
      />
    </div>
  );
}

function editorOf({ edited, row, column, edit, leaveEditor }: GridState) {
  if (edited === null || row === undefined || column === undefined) return null;
  const { rowNumber, column: index, typing } = edited;
  const text = cellText(row, index);
  return (
    <CellEditor
      key={`${rowNumber} ${index}`}
      label={`${column.title}, row ${rowNumber}`}
      value={text}
      typing={typing}
      onCommit={(value) => value !== text && edit([{ rowNumber, column: index, value }])}
      onLeave={leaveEditor}
    />
  );
}

/** In pixels; larger on phones, for fingers. */
function useRowHeight(): number {
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  return (useMedia('(max-width: 47.99rem)') ? 2.75 : 2) * rem;
}
