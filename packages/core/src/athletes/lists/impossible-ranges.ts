import { athleteFields, listLabel, scores } from '../fields/athlete-fields.ts';
import { type AthleteFilter, type ScoreBound, scoreBounds } from './athlete-filter.ts';

/**
 * Why ranges make no sense: they exclude each other, or a bound is beyond the score's scale. A least value below it still
 * finds all who have one.
 * @param given a bound as it was typed, such as '--min-gpa 3'
 */
export function rangeProblems(filter: AthleteFilter, given: (bound: ScoreBound) => string): string[] {
  return scores.flatMap((score) => {
    const { min: begin, max } = athleteFields[score];
    const end = max ?? Infinity;
    const [least, greatest] = scoreBounds[score];
    const above = [least, greatest].filter((bound) => (filter[bound] ?? end) > end);
    const below = [greatest].filter((bound) => (filter[bound] ?? begin) < begin);
    return [
      ...((filter[least] ?? -Infinity) > (filter[greatest] ?? Infinity)
        ? [`${given(least)} is above ${given(greatest)}, so that nothing can match`]
        : []),
      ...above.map((bound) => `${given(bound)}: ${listLabel(score)} ends at ${end}`),
      ...below.map((bound) => `${given(bound)}: ${listLabel(score)} begins at ${begin}`),
    ];
  });
}

/** Says which ranges exclude every athlete; null: none. */
export function excludedText(filter: AthleteFilter): string | null {
  const ranges = scores.flatMap((score) => {
    const [min = -Infinity, max = Infinity] = scoreBounds[score].map((bound) => filter[bound]);
    const end = athleteFields[score].max ?? Infinity;
    if (min > end) return [`No ${listLabel(score)} is at least ${min}: it ends at ${end}.`];
    return min > max ? [`No ${listLabel(score)} is both at least ${min} and at most ${max}.`] : [];
  });
  return ranges.join(' ') || null;
}
