import type { Part } from '../database/statement.ts';

/** The length of a narrowed list at one version of the directory. */
export interface Total {
  readonly version: number;
  readonly total: number;
}

/** Lengths of lists by their conditions, so that the pages of one list count it once. */
export interface KeptTotals {
  /** Of a version that never was where none is known. */
  find(conditions: Part): Total;
  keep(conditions: Part, total: Total): void;
}

const mostKept = 500;
const longestKept = 1000;
const unknown: Total = { version: -1, total: 0 };

export function keepTotals(): KeptTotals {
  const totals = new Map<string, Total>();
  const keyOf = ({ strings, values }: Part) => JSON.stringify([strings, values]);
  return {
    find: (conditions) => totals.get(keyOf(conditions)) ?? unknown,
    keep: (conditions, total) => {
      const key = keyOf(conditions);
      const isOlder = total.version < (totals.get(key)?.version ?? 0);
      if (isOlder || key.length > longestKept) return;
      if (totals.size >= mostKept && !totals.has(key)) totals.clear();
      totals.set(key, total);
    },
  };
}
