/** One line of what a proof found. */
export interface Finding {
  readonly what: string;
  readonly measured: string;
  /** Null: a figure to know, that proves nothing. */
  readonly holds: boolean | null;
  /** What a slow machine may exceed. */
  readonly bound?: 'time';
}

/** What must not happen, and how often it did. */
export function never(what: string, times: number): Finding {
  return { what, measured: count(times), holds: times === 0 };
}

export function atMost(what: string, value: number, most: number, unit: string): Finding {
  const places = value < 10 && unit === 's' ? 2 : 0;
  return {
    what: `${what} (at most ${count(most)} ${unit})`,
    measured: `${value.toFixed(places)} ${unit}`,
    holds: value <= most,
    ...(unit === 's' && { bound: 'time' as const }),
  };
}

export function fact(what: string, measured: string): Finding {
  return { what, measured, holds: null };
}

export function count(value: number): string {
  return value.toLocaleString('en');
}
