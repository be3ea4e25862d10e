import { counted, formatCount } from '@matchpoint/core/display/count';
import type { ImportPlan } from '@matchpoint/core/roster/checking/plan-import';
import type { ImportCounts } from '@matchpoint/core/roster/journal/row-outcome';
import { partsText } from '../wording.ts';
import type { OfferedRepair } from './ask-repairs.ts';

/**
 * '980 created, 15 existed before, 3 refused, 2 left out'
 * @param leftOut how many of the invalid rows were never sent
 */
export function countsText(counts: ImportCounts, leftOut: number): string {
  const said = partsText([
    [counts.created, 'created'],
    [counts.updated, 'changed'],
    [counts.removed, 'removed'],
    [counts.exists, 'existed before'],
    [counts.duplicate, counts.duplicate === 1 ? 'repeats another row' : 'repeat another row'],
    [counts.invalid - leftOut, 'refused'],
    [leftOut, 'left out'],
    [counts.unsettled, 'unknown'],
    [counts.unsent, 'not sent'],
  ]);
  return said || 'Nothing to send';
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
interface OutcomeFiles {
  readonly report?: string;
  readonly rejects?: string;
  readonly force?: boolean;
}

export interface EndFacts extends OutcomeFiles {
  /** Rows with problems that were found before anything was sent. */
  readonly leftOut: number;
  readonly repaired: readonly OfferedRepair[];
}

/** The last line: what happened, and what to do next. */
export function endText(counts: ImportCounts, facts: EndFacts, { gone, differing }: ImportPlan): string {
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
    : `${countsText({ ...counts, exists: counts.exists - gone }, facts.leftOut)}. ${nextSteps(counts, facts)}`;
  return [happened, ...more].join(' ');
}

/** What to do next. */
export function nextSteps(counts: ImportCounts, facts: EndFacts): string {
  const next: string[] = [];
  if (failures(counts) === 0) next.push('See them with "matchpoint athletes list --mine".');
  if (counts.invalid > 0)
    next.push(
      facts.rejects === undefined
        ? `Fix the rows that ${invalidText(counts.invalid - facts.leftOut, facts.leftOut)} and run the command again; --rejects <file> writes only those rows.`
        : `Fix ${facts.rejects} and import it.`,
    );
  if (counts.unsettled > 0)
    next.push(
      `Check in your list whether the ${counted(counts.unsettled, 'unknown athlete')} ${counts.unsettled === 1 ? 'exists' : 'exist'}; ${facts.report ?? '--report <file>'} names them.`,
    );
  if (counts.unsent > 0) next.push(runAgain(facts));
  return next.join(' ');
}

function invalidText(refused: number, leftOut: number): string {
  return [...(leftOut > 0 ? ['were left out'] : []), ...(refused > 0 ? ['the service refused'] : [])].join(
    ' and that ',
  );
}

/** What to do about a file that is not sent, because rows have problems. */
export function fixText(valid: number, { leftOut, report, rejects }: Omit<EndFacts, 'repaired'>): string {
  const others = `send the ${valid === 1 ? 'other row' : `other ${formatCount(valid)} rows`} without them`;
  return [
    `Fix ${counted(leftOut, 'row')} and import the whole file again${valid === 0 ? '' : `, or ${others}: import --skip-invalid`}.`,
    ...(rejects === undefined ? [] : [`${rejects} has only the rows to fix.`]),
    `${report ?? '--report <file>'} lists every problem.`,
  ].join(' ');
}

/** Rows without an athlete. */
export function failures({ invalid, unsettled, unsent }: ImportCounts): number {
  return invalid + unsettled + unsent;
}

function existingText(existing: number, all: number): string {
  if (existing < all) return `${counted(existing, 'row')} ${existing === 1 ? 'exists' : 'exist'}`;
  return all === 1 ? 'the only row exists' : `all ${formatCount(all)} rows exist`;
}
