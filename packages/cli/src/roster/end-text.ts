import { counted, formatCount } from '@matchpoint/core/display/count';
import type { ImportPlan } from '@matchpoint/core/roster/checking/plan-import';
import type { ImportCounts } from '@matchpoint/core/roster/journal/row-outcome';

/** '980 created, 15 existed before, 5 refused' */
export function countsText(counts: ImportCounts): string {
  const parts: readonly (readonly [number, string])[] = [
    [counts.created, 'created'],
    [counts.updated, 'changed'],
    [counts.removed, 'removed'],
    [counts.exists, 'existed before'],
    [counts.duplicate, counts.duplicate === 1 ? 'repeats another row' : 'repeat another row'],
    [counts.invalid, 'refused'],
    [counts.unsettled, 'unknown'],
    [counts.unsent, 'not sent'],
  ];
  const said = parts.filter(([count]) => count > 0).map(([count, what]) => `${formatCount(count)} ${what}`);
  return said.length === 0 ? 'Nothing to send' : said.join(', ');
}

/** How to continue, also with the files that were written. */
export function runAgain({ report, rejects, force = false }: OutcomeFiles): string {
  const files = force ? [] : [report, rejects].filter((file) => file !== undefined);
  const overwrite = files.length === 0 ? '' : ` (with --force, which overwrites ${files.join(' and ')})`;
  return `Run the same command again${overwrite} to continue; nothing is sent twice.`;
}

/** Follows the number of rows that an earlier run created. */
export const goneText =
  'created by an earlier run but no longer listed by name and sport, so removed or renamed since; not sent again unless you import them from a separate file';

/** The files that an import was asked to write. */
export interface OutcomeFiles {
  readonly report?: string;
  readonly rejects?: string;
  readonly force?: boolean;
}

/** The last line: what happened, and what to do next. */
export function endText(counts: ImportCounts, files: OutcomeFiles, { gone, differing }: ImportPlan): string {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0) - counts.removed;
  const { created, updated, removed } = counts;
  const more = [
    ...(gone === 0 ? [] : [`${formatCount(gone)} ${goneText}.`]),
    ...(differing === 0
      ? []
      : [
          `${counted(differing, 'row differs', 'rows differ')} from what is listed; --update changes the listed athletes.`,
        ]),
  ];
  const isNothing = created + updated + removed + failures(counts) === 0 && all > 0;
  const happened = isNothing
    ? `Nothing was sent: ${existingText(all - gone, all)} already.`
    : `${countsText({ ...counts, exists: counts.exists - gone })}. ${nextSteps(counts, files)}`;
  return [happened, ...more].join(' ');
}

/** What to do next. */
export function nextSteps(counts: ImportCounts, files: OutcomeFiles): string {
  const next: string[] = [];
  if (failures(counts) === 0) next.push('See them with "matchpoint athletes list --mine".');
  if (counts.invalid > 0)
    next.push(
      files.rejects === undefined
        ? 'Fix the rows that the service refused and run the command again; --rejects <file> writes only those rows.'
        : `Fix ${files.rejects} and import it.`,
    );
  if (counts.unsettled > 0)
    next.push(
      `Check in your list whether the ${counted(counts.unsettled, 'unknown athlete')} ${counts.unsettled === 1 ? 'exists' : 'exist'}; ${files.report ?? '--report <file>'} names them.`,
    );
  if (counts.unsent > 0) next.push(runAgain(files));
  return next.join(' ');
}

/** Rows without an athlete. */
export function failures({ invalid, unsettled, unsent }: ImportCounts): number {
  return invalid + unsettled + unsent;
}

function existingText(existing: number, all: number): string {
  if (existing < all) return `${counted(existing, 'row')} ${existing === 1 ? 'exists' : 'exist'}`;
  return all === 1 ? 'the only row exists' : `all ${formatCount(all)} rows exist`;
}
