import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import { PartBoundary } from '../ui/lazy/part-boundary.tsx';
import { useStore } from '../ui/media/store.ts';
import { hasStarNote } from './starred.ts';

const StarNote = lazyPart(() => import('./star-note.tsx'), 'StarNote');

/** Where the last star's note stands, while there is one. */
export function StarNoteSlot() {
  return (
    useStore(hasStarNote) && (
      <PartBoundary>
        <StarNote />
      </PartBoundary>
    )
  );
}
