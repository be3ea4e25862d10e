import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { factText } from '@matchpoint/core/athletes/fields/athlete-facts';
import type { Score } from '@matchpoint/core/athletes/fields/athlete-fields';
import { peersOf } from '@matchpoint/core/athletes/lists/distribution';
import { useMemo } from 'react';
import { bounded, lazyPart } from '../../ui/lazy/lazy-part.tsx';
import styles from './figure.module.css';

const ScoreStrip = bounded(lazyPart(() => import('./score-strip.tsx'), 'ScoreStrip'));

interface FigureProps {
  readonly athlete: Athlete;
  readonly score: Score;
}

/** A score as a large figure with its standing among the athlete's peers, for which space is reserved. */
export function Figure({ athlete, score }: FigureProps) {
  const peers = useMemo(() => peersOf(athlete), [athlete]);
  return (
    <div className={styles['figure']} data-figure>
      <span className={styles['value']}>{factText(athlete, score)}</span>
      <div className={styles['standing']}>
        <ScoreStrip score={score} value={athlete[score] ?? 0} peers={peers} />
      </div>
    </div>
  );
}
