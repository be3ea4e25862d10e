export interface PaceOptions {
  /** Most requests at a time. */
  readonly concurrency: number;
  /** Most rows a second; null: as fast as the service takes them. */
  readonly rate: number | null;
  /** Milliseconds without any success after which the service counts as out of reach. */
  readonly patience: number;
}

/**
 * How many requests may be under way, and when the next may start. It begins with one, adds one with each success,
 * and after a 429 or an outage halves and rests as long as the service asks, or longer and longer.
 */
export interface Pace {
  limit(): number;
  /** Milliseconds until a request may start. */
  rest(): number;
  started(rows: number): void;
  succeeded(): void;
  /** @param retryAfter milliseconds that the service asked for */
  failed(retryAfter: number | null): void;
  /** Whether patience has ended, or the service asks for more of it than there is. */
  isOver(): boolean;
}

/** Batches at a time at most: more only wait for each other in the database, and hold their rows in memory meanwhile. */
export const mostBatches = 4;

const firstRest = 250;
const longestRest = 30_000;

export function createPace(now: () => number, { concurrency, rate, patience }: PaceOptions): Pace {
  let limit = 1;
  let isCareful = false;
  let failures = 0;
  let failingSince: number | null = null;
  let restUntil = Number.NEGATIVE_INFINITY;
  let nextByRate = Number.NEGATIVE_INFINITY;
  let isOver = false;
  return {
    limit: () => Math.floor(limit),
    rest: () => Math.max(0, restUntil - now(), nextByRate - now()),
    started(rows) {
      if (rate !== null) nextByRate = Math.max(now(), nextByRate) + (rows / rate) * 1000;
    },
    succeeded() {
      limit = Math.min(concurrency, limit + (isCareful ? 1 / limit : 1));
      failures = 0;
      failingSince = null;
    },
    failed(retryAfter) {
      const time = now();
      const isOneOutage = time < restUntil;
      failingSince ??= time;
      if (!isOneOutage) {
        failures += 1;
        limit = Math.max(1, limit / 2);
        isCareful = true;
      }
      const pause = retryAfter ?? Math.min(longestRest, firstRest * 2 ** (failures - 1));
      restUntil = Math.max(restUntil, time + pause);
      isOver ||= restUntil - failingSince > patience;
    },
    isOver: () => isOver,
  };
}
