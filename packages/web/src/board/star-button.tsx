import type { Athlete } from '@matchpoint/core/athletes/athlete';
import { Star } from 'lucide-react';
import styles from './star-button.module.css';
import { pressStar, useIsStarred } from './starred.ts';

/** Puts the athlete on the board, or takes them off it (rules.md#stars). */
export function StarButton({ athlete }: { athlete: Athlete }) {
  return (
    <button
      type="button"
      className={styles['star']}
      aria-pressed={useIsStarred(athlete.id)}
      aria-label={`Star ${athlete.name}`}
      data-screen-only
      onClick={() => pressStar(athlete)}
    >
      <Star aria-hidden />
    </button>
  );
}
