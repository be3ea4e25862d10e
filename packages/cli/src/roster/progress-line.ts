import { formatCount } from '@matchpoint/core/display/count';
import type { Stream } from '../host.ts';
import { cut, widthOf } from '../output/cells.ts';
import type { Run } from '../run.ts';
import { clockTime } from '../wording.ts';

/** What was sent of an import or an undo. */
export interface Sent {
  readonly done: number;
  readonly left: number;
  readonly failed: number;
  /** Milliseconds until the next request. */
  readonly rest: number;
}

export interface ProgressLine {
  checked(rows: number): void;
  sent(sent: Sent): void;
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
  let shown = '';
  let start: { readonly time: number; readonly done: number } | null = null;

  const columns = () => stderr.columns ?? 80;
  const width = () => (isTerminal ? Math.max(10, columns() - 1) : Number.POSITIVE_INFINITY);
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
    remove();
    shown = cut(text, width());
    stderr.write(shown);
  };
  /** A terminal that became narrower shows the line in several. */
  const remove = () => {
    stderr.clearLine?.(Math.max(0, Math.ceil(widthOf(shown) / columns()) - 1));
    shown = '';
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
    sent(sent) {
      const perSecond = speed(sent.done + sent.failed);
      if (isDue()) write(sentText(sent, perSecond, width()));
    },
    away(problem, rest) {
      write(`${problem} Asking again in ${clockTime(rest / 1000)}`);
    },
    clear() {
      if (shown !== '') remove();
      next = isTerminal ? 0 : next;
    },
  };
}

function sentText({ done, left, failed, rest }: Sent, perSecond: number, width: number): string {
  const settled = done + failed;
  const part = {
    percent: `${settled + left === 0 ? 100 : Math.floor((settled / (settled + left)) * 100)} %`,
    done: `${formatCount(done)} done`,
    left: `${formatCount(left)} left`,
    failed: `${formatCount(failed)} failed`,
    speed: `${formatCount(Math.round(perSecond))} rows/s`,
    time:
      rest > 1000
        ? `waiting ${clockTime(rest / 1000)} for the service`
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
