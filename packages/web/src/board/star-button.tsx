import type { Starrable } from '@matchpoint/core/board/starred-facts';
import { persistStorage, storeText } from '../ui/state/stored-text.ts';
import styles from './star.module.css';
import { pressesKey, pressesSoFar, starred, useIsStarred } from './stars.ts';

/** Puts the athlete on the board, or takes them off it (rules/board.md#stars). */
export function StarButton({ athlete }: { athlete: Starrable }) {
  return (
    <button
      type="button"
      className={styles['star']}
      aria-pressed={useIsStarred(athlete.id)}
      aria-label={`Star ${athlete.name}`}
      data-screen-only
      onClick={() => pressStar(athlete)}
    >
      <StarIcon />
    </button>
  );
}

/** Lucide's star as plain SVG: a list has a hundred, and an icon of the library is three components deep. */
function StarIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24">
      <path d="M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z" />
    </svg>
  );
}

/** Shows and stores the press at once; the board takes it when its script is there (rules/board.md#stars). */
export function pressStar(athlete: Starrable): void {
  const next = new Set(starred.get());
  const isStarred = !next.delete(athlete.id);
  if (isStarred) next.add(athlete.id);
  if (isStarred && next.size === 1) persistStorage();
  storeText(pressesKey, JSON.stringify([...pressesSoFar(), { athlete, isStarred }]));
  starred.set(next);
  // Without the script the press waits for the next one or for the board's page.
  import('./app-board.ts').then(({ takePresses }) => takePresses()).catch(() => undefined);
}
