import { Note } from '../note.tsx';

/** Safari, and every browser on iOS; not an app on the home screen. */
const deletesStored =
  navigator.vendor.startsWith('Apple') && !matchMedia('(display-mode: standalone)').matches;

/** Says where a browser deletes what scripts store (rules/board.md#board-file). */
export function StoredBriefly() {
  return (
    deletesStored && (
      <Note data-screen-only>
        This browser deletes what a site stores after seven days without a visit. Add Matchpoint to the home
        screen, or save a file.
      </Note>
    )
  );
}
