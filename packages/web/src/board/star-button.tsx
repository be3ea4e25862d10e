import type { Starrable } from '@matchpoint/core/board/starred-facts';
import { type Service, useService } from '../api/service.ts';
import styles from './star.module.css';
import { pressStar, useIsStarred } from './starred.ts';

/** Puts the athlete on the board, or takes them off it (rules/board.md#stars). */
export function StarButton({ athlete }: { athlete: Starrable }) {
  const service = useService();
  return (
    <button
      type="button"
      className={styles['star']}
      aria-pressed={useIsStarred(athlete.id)}
      aria-label={`Star ${athlete.name}`}
      data-screen-only
      onClick={() => {
        pressStar(athlete);
        void deliverPress(service);
      }}
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

/** If the script fails to load, the press waits for the next one or for the board's page. */
export async function deliverPress(service: Service): Promise<void> {
  try {
    const { deliverPresses } = await import('./app-board.ts');
    deliverPresses(service);
  } catch {
    // The star shows the press anyway, and it is stored.
  }
}
