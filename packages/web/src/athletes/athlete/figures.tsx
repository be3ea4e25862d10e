import type { Athlete } from '@matchpoint/core/athletes/athlete';
import { factLabel, factText } from '@matchpoint/core/athletes/athlete-facts';
import type { Score } from '@matchpoint/core/athletes/athlete-fields';
import { peersOf } from '@matchpoint/core/athletes/distribution';
import { useMemo } from 'react';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { PartBoundary } from '../../ui/lazy/part-boundary.tsx';
import styles from './figures.module.css';

const ScoreStrip = lazyPart(() => import('./score-strip.tsx'), 'ScoreStrip');

interface FiguresProps {
  readonly athlete: Athlete;
  readonly scores: readonly Score[];
}

/** Scores as large figures, each with its standing among the athlete's peers, for which space is reserved. */
export function Figures({ athlete, scores }: FiguresProps) {
  const peers = useMemo(() => peersOf(athlete), [athlete]);
  return (
    <dl>
      {scores.map((score) => (
        <div key={score} className={styles['figure']}>
          <dt>{factLabel(score)}</dt>
          <dd>
            <span className={styles['value']}>{factText(athlete, score)}</span>
            <div className={styles['standing']}>
              <PartBoundary>
                <ScoreStrip score={score} value={athlete[score] ?? 0} peers={peers} />
              </PartBoundary>
            </div>
          </dd>
        </div>
      ))}
    </dl>
  );
}
