import { X } from 'lucide-react';
import { Button, IconButton } from '../ui/button/button.tsx';
import { useStore } from '../ui/state/store.ts';
import styles from './star.module.css';
import { pressStar } from './star-button.tsx';
import { sayOfStar, starNote, useIsStarred } from './stars.ts';

/** What the last star took off, with its undo, or why it was refused (rules/board.md#stars). */
export function StarNote() {
  const note = useStore(starNote);
  const undo = note?.undo ?? null;
  const isBack = useIsStarred(undo?.id ?? '');
  if (note === null || isBack) return null;
  return (
    <div className={styles['note']} data-screen-only>
      <p role="status">{note.text}</p>
      {undo && (
        <Button variant="outline" onClick={() => pressStar(undo)}>
          Undo
        </Button>
      )}
      <IconButton icon={X} aria-label="Close" onClick={() => sayOfStar(null)} />
    </div>
  );
}
