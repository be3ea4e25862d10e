import { athleteFields, type Score } from '@matchpoint/core/athletes/fields/athlete-fields';
import { scoreBins } from '@matchpoint/core/athletes/lists/distribution';

/** The scale of a score's histogram, slider and strip; an open last bin is as wide as the others. */
export interface ScoreScale {
  readonly min: number;
  readonly max: number;
  /** One press of an arrow key; coarser than the limit's step if that would take a thousand presses. */
  readonly step: number;
}

export function scoreScale(score: Score): ScoreScale {
  const { min, step: exact, bins } = athleteFields[score];
  const { from, end } = scoreBins[score];
  const max = end ?? (from.at(-1) ?? min) + bins.width - exact;
  const step = (max - min) / exact > 1000 ? exact * 10 : exact;
  // The track starts at a multiple of the step, so that every key press lands on one.
  return { min: Math.floor(min / step) * step, max, step };
}

/** The position of a value on the scale, from 0 to 1. */
export function scalePosition(score: Score, value: number): number {
  const { min, max } = scoreScale(score);
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}
