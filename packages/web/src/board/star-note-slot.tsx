import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import { PartBoundary } from '../ui/lazy/part-boundary.tsx';
import { useHasStarNote } from './starred.ts';

const StarNote = lazyPart(() => import('./star-note.tsx'), 'StarNote');

/** Where the last star's note stands, while there is one. */
export function StarNoteSlot() {
  return (
    useHasStarNote() && (
      <PartBoundary>
        <StarNote />
      </PartBoundary>
    )
  );
}
