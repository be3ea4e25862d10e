import { formatCount } from '@matchpoint/core/display/count';
import styles from './grid.module.css';
import { cellText, type GridMark } from './grid-data.ts';
import { countCells } from './selection.ts';
import type { GridState } from './use-grid.ts';

interface GridBarProps {
  readonly grid: GridState;
  /** Of the active cell. */
  readonly mark: GridMark | undefined;
  readonly hintId: string;
}

/** Below the grid: the active cell in full, what is said about it, and what happened last. */
export function GridBar({ grid, mark, hintId }: GridBarProps) {
  const { row, column, selection, range, message } = grid;
  const cells = countCells(range);
  return (
    <div className={styles['bar']}>
      {/* A screen reader knows all this from the cell itself. */}
      <span aria-hidden>
        {row !== undefined && column !== undefined && (
          <>
            <b>
              Row {row.number}, {column.title}:
            </b>{' '}
            {cellText(row, selection.active.column) || 'empty'}
          </>
        )}
      </span>
      {mark !== undefined && (
        <span aria-hidden data-mark={mark.kind}>
          {mark.text}
        </span>
      )}
      <span role="status">{message || (cells > 1 ? `${formatCount(cells)} cells selected` : '')}</span>
      <span id={hintId} data-hint>
        Enter edits a cell. Esc, then Tab leaves the table.
      </span>
    </div>
  );
}
