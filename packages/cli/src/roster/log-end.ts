import type { ImportPlan } from '@matchpoint/core/roster/checking/plan-import';
import type { ImportCounts } from '@matchpoint/core/roster/journal/row-outcome';
import { ExitError } from '../exit-error.ts';
import { formatOf, type Run } from '../run.ts';
import { countsText, type EndFacts, endText, failures, nextSteps, runAgain } from './end-text.ts';
import type { ImportEnd } from './run-import.ts';

/** Prints the counts at an import's end. */
export function printSummary(run: Run, end: ImportEnd, facts: EndFacts): void {
  if (!('end' in end) || end.end === null) return;
  const { counts } = end.end;
  const plan = end.step === 'ended' ? end.plan : null;
  printCounts(run, counts, plan, facts, nextSteps(counts, facts));
}

/** Prints the counts as one object, with `--format json` or `ndjson`. */
export function printCounts(
  run: Run,
  counts: ImportCounts,
  plan: ImportPlan | null,
  { report, rejects, repaired }: Pick<EndFacts, 'report' | 'rejects' | 'repaired'>,
  next: string,
): void {
  const format = formatOf(run);
  if (format !== 'json' && format !== 'ndjson') return;
  const { gone = 0, differing = 0, missing = [] } = plan ?? {};
  const rows = new Set(repaired.flatMap((repair) => repair.rows.map(({ row }) => row)));
  const found = { gone, differing, missing: missing.length, repaired: rows.size };
  const files = { report: report ?? null, rejects: rejects ?? null };
  const summary = { ...counts, ...found, ...files, next };
  run.host.stdout.write(`${JSON.stringify(summary)}\n`);
}

/**
 * @param unwritten why the report or the rejects are incomplete
 * @throws {ExitError} unless every row exists
 */
export function logEnd({ log }: Run, end: ImportEnd, facts: EndFacts, unwritten: ExitError | null): void {
  const isWhole = end.step === 'ended' && failures(end.end.counts) === 0;
  if (unwritten !== null && !isWhole) log.warn(unwritten.message);
  switch (end.step) {
    case 'failed':
      throw end.error;
    case 'cancelled':
    case 'nothing':
    case 'unsupported':
      throw new ExitError('interrupted', 'Nothing was sent.');
    case 'stopped': {
      const done = end.end === null ? '' : ` ${countsText(end.end.counts, facts.leftOut)}.`;
      throw new ExitError('interrupted', `Interrupted.${done}`, runAgain(facts));
    }
    case 'unreachable':
      throw new ExitError(
        'unreachable',
        `${end.problem} ${countsText(end.end.counts, facts.leftOut)}.`,
        runAgain(facts),
      );
    case 'ended': {
      const text = endText(end.end.counts, facts, end.plan);
      if (!isWhole) throw new ExitError('incomplete', text);
      log.info(text);
      if (unwritten !== null) throw unwritten;
    }
  }
}
