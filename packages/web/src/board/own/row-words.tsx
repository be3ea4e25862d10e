import { markLabels, marks, markText } from '@matchpoint/core/board/board';
import type { BoardRow } from '@matchpoint/core/board/board.view';
import { empty, shownDate } from '@matchpoint/core/display/display';
import { useLayoutEffect, useRef } from 'react';
import styles from '../board-row.module.css';
import type { RowActions } from './row-actions.ts';
import { RowNote } from './row-note.tsx';

interface RowWordsProps {
  readonly row: BoardRow;
  readonly actions: RowActions;
  /** Whether a field without a value has been asked for: it takes the focus. */
  readonly isWriting: boolean;
  /** Reports the focus, and that it left with everything stored. */
  readonly onWriting: (isWriting: boolean) => void;
}

/** What the person noted of an athlete, to edit in place; printed as text. */
export function RowWords({ row, actions, isWriting, onWriting }: RowWordsProps) {
  const { id, facts, mark, markedAt, note } = row;
  const { name } = facts;
  const since = shownDate(markedAt);
  const fields = useRef<HTMLDivElement>(null);
  /** The text in the field is not stored, and stays there. */
  const isRefused = useRef(false);

  useLayoutEffect(() => {
    if (!isWriting || fields.current?.contains(document.activeElement)) return;
    fields.current?.querySelector<HTMLElement>(note === '' ? 'textarea' : 'select')?.focus();
  }, [isWriting, note]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it acts on nothing, and learns where the focus is
    <div
      ref={fields}
      data-writing={isWriting || undefined}
      className={styles['own']}
      onFocus={() => onWriting(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside && !isRefused.current) onWriting(false);
      }}
    >
      <select
        className={styles['mark']}
        data-mark={mark}
        data-empty={mark === null || undefined}
        aria-label={`Mark of ${name}`}
        value={mark ?? ''}
        onChange={({ target }) => actions.onMark(id, marks.find((known) => known === target.value) ?? null)}
      >
        <option value="">No mark</option>
        {marks.map((known) => (
          <option key={known} value={known}>
            {markLabels[known]}
          </option>
        ))}
      </select>
      {since !== empty && <span className={styles['since']}>{since}</span>}
      <RowNote
        name={name}
        note={note}
        onWritten={(text, was) => {
          isRefused.current = actions.send({ type: 'note', id, text, was, name }).problem !== null;
        }}
      />
      <p className={styles['printed']} data-print-only>
        {[markText(mark, markedAt), note].filter(Boolean).join(': ')}
      </p>
    </div>
  );
}
