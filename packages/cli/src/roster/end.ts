import { counted, formatCount } from '@matchpoint/core/display/count';
import type { ImportPlan } from '@matchpoint/core/roster/checking/plan-import';
import type { ImportCounts } from '@matchpoint/core/roster/journal/row-outcome';
import { endView, failures, type NextStep, nextSteps } from '@matchpoint/core/roster/outcomes/end.view';
import { ExitError } from '../exit-error.ts';
import { printForPrograms } from '../output/output-one.ts';
import type { Run } from '../run.ts';
import type { OfferedRepair } from './ready-repairs.ts';
import type { ImportEnd } from './run-import.ts';

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

/** The flags and commands of the next steps. */
function nextText(steps: readonly NextStep[], facts: EndFacts): string {
  const { report = '--report <file>', rejects, force = false } = facts;
  const overwritten = force ? [] : [facts.report, rejects].filter((file) => file !== undefined);
  const overwrite =
    overwritten.length === 0 ? '' : ` (with --force, which overwrites ${overwritten.join(' and ')})`;
  const does: Readonly<Record<NextStep, string>> = {
    see: 'See them with "matchpoint athletes list --mine".',
    fix:
      rejects === undefined
        ? 'Fix these rows and run the command again; --rejects <file> writes only them.'
        : `Fix ${rejects} and import it.`,
    look: `${report} names those without an answer.`,
    goOn: `Run the same command again${overwrite} to continue; nothing is sent twice.`,
  };
  return steps.map((step) => does[step]).join(' ');
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

/** Prints the counts as one object, with `--format json` or `ndjson`. */
export function printCounts(
  run: Run,
  counts: ImportCounts,
  plan: ImportPlan | null,
  facts: EndFacts,
  next: string,
): void {
  const { gone = 0, differing = 0, missing = [] } = plan ?? {};
  const rows = new Set(facts.repaired.flatMap((repair) => repair.rows.map(({ row }) => row)));
  const found = { gone, differing, missing: missing.length, repaired: rows.size };
  const files = { report: facts.report ?? null, rejects: facts.rejects ?? null };
  printForPrograms(run, { ...counts, ...found, ...files, next });
}

/**
 * Prints how an import ended.
 * @param unwritten why the report or the rejects are incomplete
 * @throws {ExitError} unless every row exists
 */
export function reportEnd(run: Run, end: ImportEnd, facts: EndFacts, unwritten: ExitError | null): void {
  const { log } = run;
  const isWhole = end.step === 'ended' && failures(end.end.counts) === 0;
  if ('end' in end && end.end !== null) {
    const plan = end.step === 'ended' ? end.plan : null;
    printCounts(run, end.end.counts, plan, facts, nextText(nextSteps(end.end.counts), facts));
  }
  if (unwritten !== null && !isWhole) log.warn(unwritten.message);
  if (end.step === 'failed') throw end.error;
  if (!('end' in end)) throw new ExitError('interrupted', 'Nothing was sent.');
  const { text, next: steps } = endView(end, facts.leftOut);
  const next = nextText(steps, facts);
  if (end.step === 'stopped') throw new ExitError('interrupted', text, next);
  if (end.step === 'unreachable') throw new ExitError('unreachable', text, next);
  if (!isWhole) throw new ExitError('incomplete', text, next);
  log.info(`${text} ${next}`);
  if (unwritten !== null) throw unwritten;
}
