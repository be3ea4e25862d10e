import { lazyPart, PartBoundary } from '../ui/lazy/lazy-part.tsx';
import { useStore } from '../ui/state/store.ts';
import styles from './star.module.css';
import { starNote, starred } from './stars.ts';

const StarNote = lazyPart(() => import('./star-note.tsx'), 'StarNote');

/** Where the last star's note stands, while there is one. */
export function StarNoteSlot() {
  return (
    useStore(starNote) !== null && (
      <PartBoundary>
        <StarNote />
      </PartBoundary>
    )
  );
}

/** How many athletes are starred; nothing while there are none. */
export function StarredCount() {
  const count = useStore(starred).size;
  return count > 0 && <span className={styles['count']}>{count}</span>;
}
