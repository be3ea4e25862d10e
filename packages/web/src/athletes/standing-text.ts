import { athleteFields, type Score } from '@matchpoint/core/athletes/athlete-fields';
import { type Distribution, standing } from '@matchpoint/core/athletes/distribution';
import { athleteCount } from './athlete-count.ts';

/** The standing of a value in words; null if nobody has one. A ranking is better the lower it is. */
export function standingText(score: Score, distribution: Distribution, value: number): string | null {
  const found = standing(score, distribution, value);
  if (found === null) return null;
  const [share, word] =
    'lowerIsBetter' in athleteFields[score] ? [found.above, 'Better (lower)'] : [found.below, 'Higher'];
  return `${word} than about ${Math.round(share * 100)}% of ${athleteCount(distribution.count, 'listed ')}`;
}
