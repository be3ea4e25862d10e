/** A generator of numbers from 0 to 1 (mulberry32): the same seed gives the same demo data on every machine. */
export interface Random {
  /** True with this probability. */
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** A number of the range on `min + n * step`, the low and the high end included. */
  between(min: number, max: number, step: number): number;
  /** A number around 0, two thirds of them between -1 and 1, none beyond 3 (the normal distribution, nearly). */
  normal(): number;
}

export function createRandom(seed: number): Random {
  let state = seed;

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    chance: (probability) => next() < probability,
    pick: (values) => {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new Error('There is nothing to pick from.');
      return value;
    },
    between: (min, max, step) => {
      const steps = Math.round((max - min) / step);
      return Number((min + Math.floor(next() * (steps + 1)) * step).toFixed(2));
    },
    normal: () =>
      Math.min(
        3,
        Math.max(
          -3,
          Array.from({ length: 12 }, next).reduce((sum, one) => sum + one, -6),
        ),
      ),
  };
}
