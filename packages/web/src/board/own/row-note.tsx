import { boardLimits } from '@matchpoint/core/board/board';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from '../board-row.module.css';

interface RowNoteProps {
  /** The athlete's name. */
  readonly name: string;
  readonly note: string;
  /** @param was the note on which the text was typed */
  readonly onWritten: (text: string, was: string) => void;
}

/** A note that is edited in place and stored when the field, or the page, is left (rules/board.md#board-on-screen). */
export function RowNote({ name, note, onWritten }: RowNoteProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  /** The note on which is typed. */
  const was = useRef(note);

  // An undo or another tab changed the note; text being typed is never replaced.
  useEffect(() => {
    if (field.current === null) return;
    if (field.current === document.activeElement && field.current.value !== was.current) return;
    field.current.value = note;
    was.current = note;
  }, [note]);

  function store() {
    const before = was.current;
    const text = field.current?.value ?? before;
    if (text === before) return;
    was.current = text;
    onWritten(text, before);
  }
  const leave = useEffectEvent(store);
  // Before the field leaves the document: neither Back nor a closed tab blurs it.
  useLayoutEffect(() => {
    const listener = () => leave();
    addEventListener('pagehide', listener);
    return () => {
      removeEventListener('pagehide', listener);
      leave();
    };
  }, []);

  return (
    <textarea
      ref={field}
      className={styles['note']}
      data-empty={note === '' || undefined}
      rows={1}
      maxLength={boardLimits.note}
      defaultValue={note}
      placeholder="Private note"
      aria-label={`Private note on ${name}`}
      onBlur={store}
    />
  );
}
