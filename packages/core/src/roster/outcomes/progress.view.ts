import { counted, formatCount } from '../../display/count.ts';
import type { ImportProgress } from '../import-types.ts';
import { noCounts } from '../journal/row-outcome.ts';

/** How far an import is. */
export interface ProgressView {
  readonly all: number;
  /** Rows with an outcome, `failed` ones too. */
  readonly done: number;
  readonly failed: number;
  readonly left: number;
  /** '1,000 of 2,500 rows done, 2 refused, about 2 minutes left' */
  readonly text: string;
}

const none: ImportProgress = { counts: noCounts, rest: 0, pace: { done: 0, took: 0 } };

/** @param isSending whether it goes on, so that the time left is known */
export function progressView(progress: ImportProgress | null, isSending = true): ProgressView {
  const { counts, rest, pace } = progress ?? none;
  const { removed: _, ...rows } = counts;
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const [done, failed, left] = [all - counts.unsent, counts.invalid + counts.unsettled, counts.unsent];
  const time = isSending ? timeText(pace.done, left, pace.took) : null;
  const parts = [
    `${formatCount(done)} of ${counted(all, 'row')} done`,
    ...(failed > 0 ? [`${formatCount(failed)} refused`] : []),
  ].join(', ');
  const waits = `. The service needs a moment: going on in ${Math.ceil(rest / 1000)} s`;
  const text = isSending && rest > 1000 ? `${parts}${waits}` : [parts, time ?? []].flat().join(', ');
  return { all, done, failed, left, text };
}

/** The estimated rest of the time; null while there is too little to estimate from. */
function timeText(done: number, left: number, milliseconds: number): string | null {
  if (done === 0 || left === 0 || milliseconds < 1000) return null;
  const seconds = (left / done) * (milliseconds / 1000);
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 90) return `about ${Math.round(seconds / 10) * 10} seconds left`;
  return `about ${Math.round(seconds / 60)} minutes left`;
}
