import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from './grid.module.css';
import { stepOutOf } from './grid-keys.ts';
import type { Step } from './selection.ts';

interface CellEditorProps {
  readonly label: string;
  readonly value: string;
  /** Typing began it: it starts empty, and the arrow keys leave it. */
  readonly typing: boolean;
  /** Called when it goes, however it goes, if the text was touched and not given up. */
  readonly onCommit: (value: string) => void;
  /** Called to leave; the step says where to. */
  readonly onLeave: (step: Step | null) => void;
}

/** A text area over its cell; several lines stay several lines. */
export function CellEditor({ label, value, typing, onCommit, onLeave }: CellEditorProps) {
  const { area, draft } = useDraft(onCommit);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { currentTarget: element } = event;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      draft.current = null;
      event.preventDefault();
      onLeave(null);
      return;
    }
    if (event.key === 'Enter' && event.altKey) {
      element.setRangeText('\n', element.selectionStart, element.selectionEnd, 'end');
      draft.current = element.value;
      return;
    }
    const step = stepOutOf(event, typing);
    if (step === null) return;
    event.preventDefault();
    onLeave(step);
  };

  return (
    <textarea
      ref={area}
      className={styles['editor']}
      aria-label={label}
      rows={1}
      defaultValue={typing ? '' : value}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="done"
      onInput={({ currentTarget }) => {
        draft.current = currentTarget.value;
      }}
      // Another window does not end the editing.
      onBlur={({ currentTarget }) => document.activeElement === currentTarget || onLeave(null)}
      onKeyDown={onKeyDown}
    />
  );
}

/** The text that was typed, null without one; it is committed when the area goes, which then gives the grid the focus. */
function useDraft(onCommit: CellEditorProps['onCommit']) {
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = useRef<string | null>(null);
  const commit = useEffectEvent(() => {
    if (draft.current !== null) onCommit(draft.current);
    draft.current = null;
  });

  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return;
    element.focus({ preventScroll: true });
    element.setSelectionRange(element.value.length, element.value.length);
    const grid = element.closest<HTMLElement>('[role=grid]');
    // Also commits when a filter takes the row away.
    return () => {
      commit();
      if (document.activeElement === element) {
        queueMicrotask(() => element.isConnected || grid?.focus({ preventScroll: true }));
      }
    };
  }, []);

  return { area, draft };
}
