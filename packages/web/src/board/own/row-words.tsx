import { markLabels, marks } from '@matchpoint/core/board/board';
import type { BoardRow } from '@matchpoint/core/board/board.view';
import styles from '../board-row.module.css';
import { RowNote } from './row-note.tsx';
import type { SendToBoard } from './use-board.ts';

interface RowWordsProps {
  readonly row: BoardRow;
  readonly send: SendToBoard;
}

/** What the person noted of an athlete, to edit in place; printed as text. */
export function RowWords({ row, send }: RowWordsProps) {
  const { id, facts, mark, note } = row;
  const { name } = facts;
  return (
    <div className={styles['own']}>
      <select
        className={styles['mark']}
        data-mark={mark}
        aria-label={`Mark of ${name}`}
        value={mark ?? ''}
        onChange={({ target }) =>
          send({
            type: 'mark',
            id,
            mark: marks.find((known) => known === target.value) ?? null,
            at: new Date().toISOString(),
          })
        }
      >
        <option value="">No mark</option>
        {marks.map((known) => (
          <option key={known} value={known}>
            {markLabels[known]}
          </option>
        ))}
      </select>
      <RowNote
        name={name}
        note={note}
        onWritten={(text, was) => send({ type: 'note', id, text, was, name })}
      />
      <p className={styles['printed']}>{[mark && markLabels[mark], note].filter(Boolean).join(': ')}</p>
    </div>
  );
}
