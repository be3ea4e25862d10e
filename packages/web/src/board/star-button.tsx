import type { Starrable } from '@matchpoint/core/board/starred-facts';
import { Star } from 'lucide-react';
import { type Service, useService } from '../api/service.ts';
import styles from './star-button.module.css';
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
      <Star aria-hidden />
    </button>
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
