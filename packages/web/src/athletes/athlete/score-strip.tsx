import { athleteFields, type Score } from '@matchpoint/core/athletes/fields/athlete-fields';
import type { DistributionGroup } from '@matchpoint/core/athletes/lists/distribution';
import { Histogram } from '../histogram.tsx';
import { scalePosition } from '../score-scale.ts';
import { useDistributions } from '../use-distributions.ts';
import styles from './figure.module.css';
import { standingText } from './standing-text.ts';

interface ScoreStripProps {
  readonly score: Score;
  readonly value: number;
  /** The group to compare with; keep it stable between renders. */
  readonly peers: DistributionGroup;
}

/** A strip of bars for the athlete's peers, green where this one is better, and the same in words (rules/athletes.md#standing). */
export function ScoreStrip({ score, value, peers }: ScoreStripProps) {
  const counted = useDistributions(peers);
  const text = counted && standingText(score, counted, value);
  if (!counted || !text) return null;
  const { bins } = counted[score];
  const position = scalePosition(score, value);
  const at = position * bins.length;
  const isLowerBetter = 'lowerIsBetter' in athleteFields[score];
  const isWorse = (index: number) => (isLowerBetter ? index + 0.5 > at : index + 0.5 < at);
  return (
    <>
      <div className={styles['strip']}>
        <Histogram
          bins={bins}
          colour={(index) =>
            isWorse(index) ? 'var(--chakra-colors-accent-emphasized)' : 'var(--chakra-colors-gray-emphasized)'
          }
          className={styles['bars']}
        />
        <span aria-hidden className={styles['mark']} style={{ insetInlineStart: `${100 * position}%` }} />
      </div>
      <span className={styles['words']}>{text}</span>
    </>
  );
}
