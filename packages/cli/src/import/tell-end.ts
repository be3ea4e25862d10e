import type { ImportCounts } from '@matchpoint/core/athletes/import-outcome';
import { counted, grouped } from '../wording.ts';

/** What happened, in one line: '980 created, 15 there before, 5 failed.' */
export function countsText(counts: ImportCounts): string {
  const parts: readonly (readonly [number, string])[] = [
    [counts.created, 'created'],
    [counts.exists, 'there before'],
    [counts.duplicate, counts.duplicate === 1 ? 'repeats another row' : 'repeat another row'],
    [counts.invalid, 'refused'],
    [counts.unsettled, 'of unknown fate'],
    [counts.unsent, 'not sent'],
  ];
  const said = parts.filter(([count]) => count > 0).map(([count, what]) => `${grouped(count)} ${what}`);
  return said.length === 0 ? 'Nothing to send' : said.join(', ');
}

export const goOn = 'Run the same command again to go on: what is there is not sent twice.';

/** Of rows that an earlier run created, after their number. */
export const goneText =
  'created by an earlier run, no longer listed by their name and sport: removed or renamed since, and not sent again unless you import them from a file of their own';

/**
 * The last line: what happened, and what to do next.
 * @param gone rows of `exists` that the agency no longer lists
 */
export function endText(
  counts: ImportCounts,
  files: { readonly report?: string; readonly rejects?: string },
  gone: number,
): string {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const failed = counts.invalid + counts.unsettled + counts.unsent;
  const missing = gone === 0 ? '' : ` ${grouped(gone)} ${goneText}.`;
  if (failed === 0 && counts.created === 0 && all > 0)
    return `Nothing was sent: ${thereText(all - gone, all)} there.${missing}`;
  const next: string[] = [];
  if (failed === 0) next.push('See them with "matchpoint athletes list --mine".');
  if (counts.invalid > 0)
    next.push(
      files.rejects === undefined
        ? 'Mend what the service refused, and run it again: --rejects <file> writes those rows alone.'
        : `Mend ${files.rejects} and import it.`,
    );
  if (counts.unsettled > 0)
    next.push(
      `Look up in your list whether ${counted(counts.unsettled, 'athlete')} of unknown fate ${counts.unsettled === 1 ? 'is' : 'are'} there: ${files.report === undefined ? '--report <file> names them' : `${files.report} names them`}.`,
    );
  if (counts.unsent > 0) next.push(goOn);
  return `${countsText({ ...counts, exists: counts.exists - gone })}. ${next.join(' ')}${missing}`;
}

function thereText(there: number, all: number): string {
  if (there < all) return `${counted(there, 'row')} ${there === 1 ? 'is' : 'are'}`;
  return all === 1 ? 'the one row is' : `all ${grouped(all)} rows are`;
}
