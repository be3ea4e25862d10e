import type { Metric } from '@matchpoint/core/athletes/athlete';
import { type Distribution, standing } from '@matchpoint/core/athletes/distribution';

/** What a strip shows, in words; null where nobody has a value. An ITF ranking is better the lower it is. */
export function standingText(metric: Metric, distribution: Distribution, value: number): string | null {
  const found = standing(metric, distribution, value);
  if (found === null) return null;
  const better = metric === 'ITF' ? found.above : found.below;
  const word = metric === 'ITF' ? 'Lower, so better,' : 'Higher';
  const all = distribution.count === 1 ? '1 athlete' : `${distribution.count.toLocaleString('en')} athletes`;
  return `${word} than about ${Math.round(better * 100)}% of ${all} with ${articled[metric]}`;
}

const articled = {
  GPA: 'a GPA',
  SAT: 'an SAT score',
  TOEFL: 'a TOEFL score',
  UTR: 'a UTR',
  ITF: 'an ITF ranking',
} as const satisfies Record<Metric, string>;
