import { boardLimits, markLabels, marks, markText } from '@matchpoint/core/board/board';
import type { BoardRow } from '@matchpoint/core/board/board.view';
import { empty, shownDate } from '@matchpoint/core/display/display';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { sendToBoard } from '../app-board.ts';
import styles from '../board-row.module.css';
import { focusUndo } from './move-rows.ts';

interface RowWordsProps {
  readonly row: BoardRow;
  /** Whether only rows with a certain mark are shown. */
  readonly isNarrowed: boolean;
  /** Whether a field without a value has been asked for: it takes the focus. */
  readonly isWriting: boolean;
  /** Reports the focus, and that it left with everything stored. */
  readonly onWriting: (isWriting: boolean) => void;
}

/** What the person noted of an athlete, to edit in place; printed as text. */
export function RowWords({ row, isNarrowed, isWriting, onWriting }: RowWordsProps) {
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
        onChange={({ target }) => {
          const chosen = marks.find((known) => known === target.value) ?? null;
          sendToBoard({ type: 'mark', id, mark: chosen, at: new Date().toISOString() });
          if (isNarrowed) focusUndo();
        }}
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
          isRefused.current = sendToBoard({ type: 'note', id, text, was, name }).problem !== null;
        }}
      />
      <p className={styles['printed']} data-print-only>
        {[markText(mark, markedAt), note].filter(Boolean).join(': ')}
      </p>
    </div>
  );
}

interface RowNoteProps {
  /** The athlete's name. */
  readonly name: string;
  readonly note: string;
  /** @param was the note on which the text was typed */
  readonly onWritten: (text: string, was: string) => void;
}

/** Milliseconds without a letter after which a note is stored. */
const pause = 1000;

/** A note that is edited in place, and stored after a pause and when the field or the page is left (rules/board.md#board-on-screen). */
function RowNote({ name, note, onWritten }: RowNoteProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  /** The note on which is typed. */
  const was = useRef(note);
  const untilPause = useRef(0);

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
      onInput={() => {
        clearTimeout(untilPause.current);
        untilPause.current = window.setTimeout(store, pause);
      }}
      onBlur={store}
    />
  );
}
