import { athleteFields, type Score } from '@matchpoint/core/athletes/fields/athlete-fields';
import { sports } from '@matchpoint/core/athletes/fields/sports';
import {
  type AthleteDistributions,
  type DistributionGroup,
  standing,
} from '@matchpoint/core/athletes/lists/distribution';
import { formatCount } from '@matchpoint/core/display/count';
import { Histogram } from '../histogram.tsx';
import { scalePosition } from '../score-scale.ts';
import { useDistributions } from '../use-distributions.ts';
import styles from './figure.module.css';

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

/**
 * The standing of a value in words (rules/athletes.md#standing); null if the group has no values. A lower ranking is better.
 */
export function standingText(score: Score, counted: AthleteDistributions, value: number): string | null {
  const { [score]: distribution, group } = counted;
  const found = standing(score, distribution, value);
  if (found === null) return null;
  const who = groupNoun(group, distribution.count);
  if (distribution.count === 1) return `No other ${who} to compare with`;
  const [share, word] =
    'lowerIsBetter' in athleteFields[score] ? [found.above, 'Better (lower)'] : [found.below, 'Higher'];
  return `${word} than about ${Math.round(share * 100)}% of ${formatCount(distribution.count)} ${who}`;
}

/** 'female tennis players', 'female athletes', 'athletes in Chess', 'listed athletes'. */
function groupNoun(group: AthleteDistributions['group'], count: number): string {
  if (group?.sport === undefined && group?.gender === undefined) return noun('listed athlete', count);
  const { sport, gender = '' } = group;
  const isKnown = sports.some((known) => known === sport);
  const who = noun(
    `${gender.toLowerCase()} ${isKnown ? `${sport?.toLowerCase()} player` : 'athlete'}`,
    count,
  );
  return (isKnown || sport === undefined ? who : `${who} in ${sport}`).trim();
}

function noun(one: string, count: number): string {
  return count === 1 ? one : `${one}s`;
}
