import { counted } from '@matchpoint/core/display/count';
import type { CheckedRoster } from '@matchpoint/core/roster/check-roster.view';
import type { ImportPlan } from '@matchpoint/core/roster/checking/plan-import';
import type { ImportEnd } from '@matchpoint/core/roster/import-roster.view';
import { type ImportCounts, noCounts } from '@matchpoint/core/roster/journal/row-outcome';
import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import { ExitError } from '../exit-error.ts';
import type { Host } from '../host.ts';
import { output } from '../output.ts';
import { type AgencySession, openAgency } from '../roster/agency-session.ts';
import { checkFile } from '../roster/check-file.ts';
import { confirmPlan, confirmRemoval } from '../roster/confirm-import.ts';
import { countsText, endText, failures, nextSteps, runAgain } from '../roster/end-text.ts';
import {
  addReadingOptions,
  addSendingOptions,
  fileArgument,
  type ImportOptions,
} from '../roster/import-options.ts';
import { logFound, pageOf, refuseUnusable } from '../roster/log-check.ts';
import { noOutcomes, type OutcomeFile } from '../roster/outcome-files.ts';
import { openOutcomes, protectFiles, writeOutcomes } from '../roster/outcomes.ts';
import { diffText, planFields, planLines } from '../roster/plan-rows.ts';
import { planText } from '../roster/plan-text.ts';
import { progressLineOf } from '../roster/progress-line.ts';
import { readRememberedColumns, rememberColumns } from '../roster/remembered-columns.ts';
import { type Confirming, runImport } from '../roster/run-import.ts';
import { formatOf, openRun, type Run } from '../run.ts';

export function athletesImport(command: Command, host: Host): void {
  addSendingOptions(addReadingOptions(command.argument(...fileArgument))).action(async (file: string) => {
    const run = openRun(command, host);
    const options = command.opts<ImportOptions>();
    await protectFiles(run, file, options);
    const agency = openAgency(run);
    await importFile(run, file, options, agency).finally(agency.close);
  });
  addExamples(command, {
    'matchpoint athletes import roster.xlsx': 'checks all rows, shows the plan, asks, sends',
    'matchpoint athletes import roster.csv --yes --report report.csv': 'in a script',
    'matchpoint athletes import roster.csv --dry-run': 'what it would do',
    'matchpoint athletes import roster.csv --yes --rejects rejects.csv': 'keeps refused rows to fix',
    'matchpoint athletes import next-season.csv --update --missing report':
      'changes athletes that differ, and names those missing in the file',
    'ssh office cat roster.csv | matchpoint athletes import - --yes': 'from another program',
  });
  command.addHelpText(
    'after',
    `
Nothing is sent until every row is valid. You can always run the same command
again: a journal beside the file (or in the XDG state folder, if that folder is
read-only or the file is -) records what was sent, so nothing is created twice
after Ctrl-C, a crash or a lost network.

Exit codes: 0 every row exists, 3 the file has problems and nothing was sent,
4 not signed in, 5 some rows failed, 130 interrupted (run it again to continue).`,
  );
}

async function importFile(
  run: Run,
  path: string,
  options: ImportOptions,
  agency: AgencySession,
): Promise<void> {
  const progress = progressLineOf(run);
  const remembered = await readRememberedColumns(run, agency.find);
  const { end: roster, file, chosen } = await checkFile(run, path, options, progress, remembered);
  if (roster.step === 'invalid') await reportInvalid(run, roster, options);
  refuseUnusable(run, roster, options);
  let planned: ImportPlan | null = null;
  const confirm = async (question: Confirming) => {
    if (question.step === 'confirmingRemoval') return confirmRemoval(run, path, question, options);
    planned = question.plan;
    await rememberColumns(run, agency.binding().agency, chosen);
    logPlan(run, roster, question, options);
    return !options.dryRun && confirmPlan(run, path, question, options);
  };
  const outcomes = options.dryRun ? noOutcomes : await openOutcomes(options, roster.source);
  const handlers = { confirm, report: outcomes.add };
  const running = runImport(run, { path, file, roster, agency }, options, progress, handlers);
  const [end, unwritten] = await closing(running, outcomes);
  if (options.dryRun && planned !== null) return printPlan(run, planned);
  printSummary(run, end, options);
  if (planned === null) logFound(run, roster, pageOf(run));
  logEnd(run, end, options, unwritten);
}

/** Closes the outcomes of an import that ended, or that failed. */
async function closing(
  running: Promise<ImportEnd>,
  outcomes: OutcomeFile,
): Promise<[end: ImportEnd, unwritten: ExitError | null]> {
  let unwritten: ExitError | null = null;
  const end = await running.finally(async () => {
    unwritten = await outcomes.close();
  });
  return [end, unwritten];
}

/** Writes the invalid rows of a file that is not sent. */
async function reportInvalid(
  run: Run,
  { source, check }: CheckedRoster,
  options: ImportOptions,
): Promise<void> {
  const unwritten = await writeOutcomes(options, source, check.invalid);
  if (unwritten !== null) run.log.warn(unwritten.message);
  const [invalid, unsent] = [check.invalid.length, check.valid.length];
  printCounts(run, { ...noCounts, invalid, unsent }, null, options);
}

function logPlan(
  run: Run,
  checked: CheckedRoster,
  { plan, agency }: Confirming,
  { dryRun = false }: ImportOptions,
): void {
  const { check } = checked;
  const page = pageOf(run);
  logFound(run, checked, page);
  const lines = [
    `${counted(check.rows, 'row')} for ${agency} at ${run.options.apiUrl}:`,
    planText(plan, check, page),
    diffText(plan, page, { withNew: dryRun }),
  ];
  run.log.info(lines.filter((line) => line !== null).join('\n'));
}

/** Prints the plan for each row, with `--dry-run --format json`, `ndjson` or `csv`. */
async function printPlan(run: Run, plan: ImportPlan): Promise<void> {
  const format = formatOf(run);
  if (format === 'table') return;
  async function* pages() {
    yield planLines(plan);
  }
  await output(pages(), format, { fields: planFields, columns: [] }, run.host);
}

function printSummary(run: Run, end: ImportEnd, options: ImportOptions): void {
  if (!('counts' in end) || end.counts === null) return;
  printCounts(run, end.counts, end.step === 'reported' ? end.plan : null, options);
}

/** Prints the counts as one object, with `--format json` or `ndjson`. */
function printCounts(run: Run, counts: ImportCounts, plan: ImportPlan | null, options: ImportOptions): void {
  const format = formatOf(run);
  if (format !== 'json' && format !== 'ndjson') return;
  const { report = null, rejects = null } = options;
  const { gone = 0, differing = 0, missing = [] } = plan ?? {};
  const found = { gone, differing, missing: missing.length };
  const summary = { ...counts, ...found, report, rejects, next: nextSteps(counts, options) };
  run.host.stdout.write(`${JSON.stringify(summary)}\n`);
}

/**
 * @param unwritten why the report or the rejects are incomplete
 * @throws {ExitError} unless every row exists
 */
function logEnd({ log }: Run, end: ImportEnd, options: ImportOptions, unwritten: ExitError | null): void {
  const isWhole = end.step === 'reported' && failures(end.counts) === 0;
  if (unwritten !== null && !isWhole) log.warn(unwritten.message);
  switch (end.step) {
    case 'failed':
      throw end.error;
    case 'cancelled':
      throw new ExitError('interrupted', 'Nothing was sent.');
    case 'interrupted': {
      const done = end.counts === null ? '' : ` ${countsText(end.counts)}.`;
      throw new ExitError('interrupted', `Interrupted.${done}`, runAgain(options));
    }
    case 'stalled':
      throw new ExitError('unreachable', `${end.problem} ${countsText(end.counts)}.`, runAgain(options));
    case 'reported': {
      const text = endText(end.counts, options, end.plan);
      if (!isWhole) throw new ExitError('incomplete', text);
      log.info(text);
      if (unwritten !== null) throw unwritten;
    }
  }
}
