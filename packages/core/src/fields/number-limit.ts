import { memoize } from '../display/memoize.ts';

/** Legal numbers (rules/athletes.md#score-limits): `min` and `max` included, values on `min + n * step`. */
export interface NumberLimit {
  readonly min: number;
  readonly max: number | null;
  readonly step: number;
}

/** Why `value` breaks `limit`, as a sentence for people; null when it is legal. */
export function numberProblem(value: number, limit: NumberLimit): string | null {
  if (!Number.isFinite(value)) return 'must be a number';
  if (value < limit.min || (limit.max !== null && value > limit.max)) {
    return limit.max === null
      ? `must be ${limit.min} or more`
      : `must be between ${limit.min} and ${limit.max}`;
  }
  return isOnStep(value, limit) ? null : stepProblem(limit);
}

export function stepProblem({ step }: NumberLimit): string {
  return step === 1 ? 'must be a whole number' : `must be in steps of ${step}`;
}

/**
 * Whether `value` is `min + n * step`, counted in whole multiples of the smallest decimal: in binary
 * (3.7 - 1) / 0.1 is not an integer, while 37 - 10 is a multiple of 1.
 */
function isOnStep(value: number, limit: NumberLimit): boolean {
  const { scale, min, step } = inWholes(limit);
  const scaled = Math.round(value * scale);
  return scaled / scale === value && (scaled - min) % step === 0;
}

const inWholes = memoize(({ min, step }: NumberLimit) => {
  const scale = scaleOf(min, step);
  return { scale, min: Math.round(min * scale), step: Math.round(step * scale) };
});

/** The power of ten that turns all of these into whole numbers. */
export function scaleOf(...values: readonly number[]): number {
  return 10 ** Math.max(...values.map((value) => String(value).split('.')[1]?.length ?? 0));
}
