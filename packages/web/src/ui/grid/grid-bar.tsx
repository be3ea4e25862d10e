import { formatCount } from '@matchpoint/core/display/count';
import styles from './grid.module.css';
import { cellText, type GridMark } from './grid-data.ts';
import { countCells } from './selection.ts';
import type { GridState } from './use-grid.ts';

interface GridBarProps {
  readonly grid: GridState;
  /** The active cell's mark. */
  readonly mark: GridMark | undefined;
  readonly hintId: string;
}

/** Below the grid: the active cell in full, its mark, and the last message. */
export function GridBar({ grid, mark, hintId }: GridBarProps) {
  const { row, column, selection, range, message } = grid;
  const cells = countCells(range);
  return (
    <div className={styles['bar']} data-screen-only>
      {/* Screen readers announce all this at the cell itself. */}
      <span aria-hidden>
        {row !== undefined && column !== undefined && (
          <>
            <b>{`Row ${row.number}, ${column.title}:`}</b>{' '}
            <span>{cellText(row, selection.active.column) || 'empty'}</span>
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
