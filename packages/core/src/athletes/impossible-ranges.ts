import { athleteFields, listLabel, type Score, scores } from './athlete-fields.ts';
import { type AthleteFilter, type ScoreBound, scoreBounds } from './athlete-filter.ts';

/** Scores whose least value is above their greatest: no athlete matches. */
export function excludingRanges(filter: AthleteFilter): readonly Score[] {
  return scores.filter((score) => {
    const [min = -Infinity, max = Infinity] = scoreBounds[score].map((bound) => filter[bound]);
    return min > max;
  });
}

/** Bounds of ranges beyond a score's scale (rules/athletes.md#score-limits); a least value below it still finds all who have one. */
export function beyondScales(
  filter: AthleteFilter,
): readonly { readonly bound: ScoreBound; readonly problem: string }[] {
  return scores.flatMap((score) => {
    const { min: begin, max } = athleteFields[score];
    const end = max ?? Infinity;
    const [least, greatest] = scoreBounds[score];
    const above = [least, greatest].filter((bound) => (filter[bound] ?? end) > end);
    const below = [greatest].filter((bound) => (filter[bound] ?? begin) < begin);
    return [
      ...above.map((bound) => ({ bound, problem: `${listLabel(score)} ends at ${end}` })),
      ...below.map((bound) => ({ bound, problem: `${listLabel(score)} begins at ${begin}` })),
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
