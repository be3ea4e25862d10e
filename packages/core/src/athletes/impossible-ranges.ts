import { athleteFields, listLabel, type Score, scores } from './athlete-fields.ts';
import { type AthleteFilter, type ScoreBound, scoreBounds } from './athlete-filter.ts';

/** Scores whose least value is above their greatest: no athlete matches. */
function excludingRanges(filter: AthleteFilter): readonly Score[] {
  return scores.filter((score) => {
    const [min = -Infinity, max = Infinity] = scoreBounds[score].map((bound) => filter[bound]);
    return min > max;
  });
}

/**
 * Why ranges make no sense: they exclude each other, or a bound is beyond the score's scale. A least value below it still
 * finds all who have one.
 * @param given a bound as it was typed, such as '--min-gpa 3'
 */
export function rangeProblems(filter: AthleteFilter, given: (bound: ScoreBound) => string): string[] {
  const excluding = excludingRanges(filter);
  return scores.flatMap((score) => {
    const { min: begin, max } = athleteFields[score];
    const end = max ?? Infinity;
    const [least, greatest] = scoreBounds[score];
    const above = [least, greatest].filter((bound) => (filter[bound] ?? end) > end);
    const below = [greatest].filter((bound) => (filter[bound] ?? begin) < begin);
    return [
      ...(excluding.includes(score)
        ? [`${given(least)} is above ${given(greatest)}, so that nothing can match`]
        : []),
      ...above.map((bound) => `${given(bound)}: ${listLabel(score)} ends at ${end}`),
      ...below.map((bound) => `${given(bound)}: ${listLabel(score)} begins at ${begin}`),
    ];
  });
}

/** Says which ranges exclude every athlete; null: none. */
export function excludedText(filter: AthleteFilter): string | null {
  const ranges = excludingRanges(filter).map((score) => {
    const [min, max] = scoreBounds[score].map((bound) => filter[bound]);
    return `No ${listLabel(score)} is both at least ${min} and at most ${max}.`;
  });
  return ranges.join(' ') || null;
}
