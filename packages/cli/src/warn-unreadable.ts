import { counted } from '@matchpoint/core/display/count';
import type { Log } from './log.ts';

/** @param nouns singular and plural of the rows' noun */
export function warnUnreadable(log: Log, count: number, nouns: readonly [one: string, many: string]): void {
  if (count === 0) return;
  log.warn(`${counted(count, ...nouns)} could not be read and ${count === 1 ? 'is' : 'are'} left out.`);
}
