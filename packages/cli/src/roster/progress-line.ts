import { formatCount } from '@matchpoint/core/display/count';
import type { ImportProgress } from '@matchpoint/core/roster/import-roster.machine';
import type { Stream } from '../host.ts';
import type { Run } from '../run.ts';
import { clockTime } from '../wording.ts';

export interface ProgressLine {
  checked(rows: number): void;
  sent(progress: ImportProgress): void;
  /** The service is unreachable before the first row; the next try is in `rest` milliseconds. */
  away(problem: string, rest: number): void;
  /** Removes the line, before anything else is printed. */
  clear(): void;
}

const noProgress: ProgressLine = { checked() {}, sent() {}, away() {}, clear() {} };

export function progressLineOf({ host, options }: Run): ProgressLine {
  return options.quiet ? noProgress : createProgressLine(host.stderr);
}

/** Milliseconds between two updates. */
const often = 100;
const seldom = 5000;

/** One line that is overwritten on a terminal; a new line every few seconds elsewhere. */
export function createProgressLine(
  stderr: Stream,
  now: () => number = () => performance.now(),
): ProgressLine {
  const isTerminal = stderr.isTTY === true;
  let next = isTerminal ? 0 : now() + seldom;
  let isShown = false;
  let start: { readonly time: number; readonly done: number } | null = null;

  const width = () => (isTerminal ? Math.max(10, (stderr.columns ?? 80) - 1) : Number.POSITIVE_INFINITY);
  const isDue = () => {
    if (now() < next) return false;
    next = now() + (isTerminal ? often : seldom);
    return true;
  };
  const write = (text: string) => {
    if (!isTerminal) {
      stderr.write(`${text}\n`);
      return;
    }
    isShown = true;
    stderr.clearLine?.();
    stderr.write(text.slice(0, width()));
  };
  /** Rows a second since sending began. */
  const speed = (done: number): number => {
    start ??= { time: now(), done };
    const took = now() - start.time;
    return took === 0 ? 0 : ((done - start.done) / took) * 1000;
  };

  return {
    checked(rows) {
      if (isDue()) write(`Checking: ${formatCount(rows)} rows read`);
    },
    sent(progress) {
      const perSecond = speed(tally(progress).settled);
      if (isDue()) write(sentText(progress, perSecond, width()));
    },
    away(problem, rest) {
      write(`${problem} Asking again in ${clockTime(rest / 1000)}`);
    },
    clear() {
      if (isShown) stderr.clearLine?.();
      isShown = false;
      next = isTerminal ? 0 : next;
    },
  };
}

function tally({ counts }: ImportProgress) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0) - counts.removed;
  return { all, settled: all - counts.unsent, failed: counts.invalid + counts.unsettled };
}

function sentText(progress: ImportProgress, perSecond: number, width: number): string {
  const { all, settled, failed } = tally(progress);
  const left = progress.counts.unsent;
  const part = {
    percent: `${all === 0 ? 100 : Math.floor((settled / all) * 100)} %`,
    done: `${formatCount(settled - failed)} done`,
    left: `${formatCount(left)} left`,
    failed: `${formatCount(failed)} failed`,
    speed: `${formatCount(Math.round(perSecond))} rows/s`,
    time:
      progress.rest > 1000
        ? `waiting ${clockTime(progress.rest / 1000)}`
        : `${perSecond === 0 ? '-:--' : clockTime(left / perSecond)} to go`,
  };
  const leastFirst = [part.speed, ...(failed === 0 ? [part.failed] : []), part.percent, part.done];
  return fitted(Object.values(part), leastFirst, width);
}

/** Joins the parts into one line, and drops the least important ones until it fits. */
function fitted(parts: readonly string[], leastFirst: readonly string[], width: number): string {
  const line = parts.join(' · ');
  const [least, ...others] = leastFirst;
  if (line.length <= width || least === undefined) return line;
  const kept = parts.filter((part) => part !== least);
  return fitted(kept, others, width);
}
