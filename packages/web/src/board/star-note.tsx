import { X } from 'lucide-react';
import { useService } from '../api/service.ts';
import { Button, IconButton } from '../ui/button/button.tsx';
import { useStore } from '../ui/media/store.ts';
import styles from './star.module.css';
import { deliverPress } from './star-button.tsx';
import { showStarNote, starNote, takeBack } from './star-notes.ts';
import { pressStar, useIsStarred } from './starred.ts';

/** What the last star took off, with its undo, or why it was refused (rules/board.md#stars). */
export function StarNote() {
  const service = useService();
  const note = useStore(starNote);
  const isBack = useIsStarred(note?.undo?.id ?? '');
  if (note === null || isBack) return null;
  const { text, undo } = note;
  return (
    <div className={styles['note']} data-screen-only>
      <p role="status">{text}</p>
      {undo && (
        <Button
          variant="outline"
          onClick={() => {
            pressStar(undo);
            void deliverPress(service);
          }}
        >
          Undo
        </Button>
      )}
      <IconButton
        icon={X}
        aria-label="Close"
        onClick={() => {
          if (undo) takeBack(undo.id);
          showStarNote(null);
        }}
      />
    </div>
  );
}
