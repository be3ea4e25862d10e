import type { BoardRow } from '@matchpoint/core/board/board.view';
import styles from '../board-row.module.css';
import type { RowActions } from './row-actions.ts';

interface RowChangesProps {
  readonly row: BoardRow;
  readonly actions: RowActions;
}

/** What changed since the star or the last 'Seen' (rules/board.md#board-changes). */
export function RowChanges({ row, actions }: RowChangesProps) {
  const { id, facts, changes, usualColumn } = row;
  const { name } = facts;
  return (
    <div className={styles['changes']}>
      <ul aria-label={`Changed at ${name}`}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <span data-screen-only>
        {usualColumn !== null && (
          <button
            type="button"
            aria-label={`Move ${name} to ${usualColumn}`}
            onClick={() => actions.onTakeOff({ type: 'moveToColumn', id, name: usualColumn })}
          >
            {`Move to ${usualColumn}`}
          </button>
        )}
        <button
          type="button"
          aria-label={`Changes of ${name} seen`}
          onClick={() => actions.onTakeOff({ type: 'acknowledge', id, facts })}
        >
          Seen
        </button>
      </span>
    </div>
  );
}
