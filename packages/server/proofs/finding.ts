/** One line of what a proof found. */
export interface Finding {
  readonly what: string;
  readonly measured: string;
  /** Null: a figure to know, which proves nothing. */
  readonly holds: boolean | null;
}

/** An event that must not happen, with the number of times that it did. */
export function never(what: string, times: number): Finding {
  return { what, measured: count(times), holds: times === 0 };
}

export function atMost(what: string, value: number, most: number, unit: string): Finding {
  const places = value < 10 && unit === 's' ? 2 : 0;
  return {
    what: `${what} (at most ${count(most)} ${unit})`,
    measured: `${value.toFixed(places)} ${unit}`,
    holds: value <= most,
  };
}

export function fact(what: string, measured: string): Finding {
  return { what, measured, holds: null };
}

export function count(value: number): string {
  return value.toLocaleString('en');
}

const marks = { true: 'holds', false: '**violated**', null: '' };

/** Markdown. */
export function tableOf(findings: readonly Finding[]): string {
  const rows = findings.map(
    ({ what, measured, holds }) => `| ${what} | ${measured.replaceAll('|', '\\|')} | ${marks[`${holds}`]} |`,
  );
  return ['| | | |', '|---|---|---|', ...rows].join('\n');
}
