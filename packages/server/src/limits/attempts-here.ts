import type { Limit } from './attempts.ts';

/** Counts tries of this process alone, where a database write for each would be a gift to the attacker. */
export interface AttemptsHere {
  /** Counts one try; answers the seconds to wait where it is one too many, else null. */
  take(who: string): number | null;
}

/** Remembers at most `places` windows; the ones that began first are forgotten first. `now` is in milliseconds. */
export function countAttemptsHere(
  { tries, window }: Limit,
  { places = 10_000, now = Date.now }: { readonly places?: number; readonly now?: () => number } = {},
): AttemptsHere {
  const windows = new Map<string, { tried: number; readonly end: number }>();

  return {
    take: (who) => {
      const time = now();
      const known = windows.get(who);
      if (known !== undefined && known.end > time) {
        known.tried += 1;
        return known.tried > tries ? Math.ceil((known.end - time) / 1000) : null;
      }
      windows.delete(who);
      windows.set(who, { tried: 1, end: time + window * 1000 });
      for (const oldest of windows.keys()) {
        if (windows.size <= places) break;
        windows.delete(oldest);
      }
      return null;
    },
  };
}
