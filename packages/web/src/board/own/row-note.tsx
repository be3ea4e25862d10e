import { boardLimits } from '@matchpoint/core/board/board';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from '../board-row.module.css';

interface RowNoteProps {
  /** The athlete's name. */
  readonly name: string;
  readonly note: string;
  readonly onWritten: (text: string) => void;
}

/** A note that is edited in place and stored when the field, or the page, is left (rules/board.md#board-on-screen). */
export function RowNote({ name, note, onWritten }: RowNoteProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  // An undo or another tab changed the note; text being typed is never replaced.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = note;
  }, [note]);

  const store = useEffectEvent(() => {
    const text = field.current?.value ?? note;
    if (text !== note) onWritten(text);
  });
  // Before the field leaves the document: neither Back nor a closed tab blurs it.
  useLayoutEffect(() => {
    const leave = () => store();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return (
    <textarea
      ref={field}
      className={styles['note']}
      rows={1}
      maxLength={boardLimits.note}
      defaultValue={note}
      placeholder="Private note"
      aria-label={`Private note on ${name}`}
      onBlur={({ target }) => {
        if (target.value !== note) onWritten(target.value);
      }}
    />
  );
}
