import { counted } from '@matchpoint/core/display/count';
import type { CheckedRoster } from '@matchpoint/core/roster/check-roster.view';
import type { ImportPlan } from '@matchpoint/core/roster/checking/plan-import';
import { noCounts } from '@matchpoint/core/roster/journal/row-outcome';
import { usualSportReason } from '@matchpoint/core/roster/matching/fixed-values';
import type { ColumnMatch } from '@matchpoint/core/roster/matching/match-columns';
import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import { ExitError } from '../exit-error.ts';
import type { Host } from '../host.ts';
import { output } from '../output/output.ts';
import { type AgencySession, openAgency } from '../roster/agency-session.ts';
import { type CheckEnd, checkFile } from '../roster/check-file.ts';
import { confirmPlan, confirmRemoval } from '../roster/confirm-import.ts';
import { fixText } from '../roster/end-text.ts';
import {
  addReadingOptions,
  addSendingOptions,
  fileArgument,
  type ImportOptions,
} from '../roster/import-options.ts';
import { logFound, pageOf, refuseUnusable } from '../roster/log-check.ts';
import { logEnd, printCounts, printSummary } from '../roster/log-end.ts';
import { noOutcomes, type OutcomeFile } from '../roster/outcome-files.ts';
import { openOutcomes, protectFiles, writeOutcomes } from '../roster/outcomes.ts';
import { diffText, planFields, planLines } from '../roster/plan-rows.ts';
import { planText } from '../roster/plan-text.ts';
import { progressLineOf } from '../roster/progress-line.ts';
import { readRememberedColumns, rememberColumns } from '../roster/remembered-columns.ts';
import { type Confirming, type ImportEnd, runImport } from '../roster/run-import.ts';
import { formatOf, openRun, type Run } from '../run.ts';

export function define(command: Command, host: Host): void {
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
    'matchpoint athletes import roster.csv --skip-invalid --rejects rejects.csv':
      'sends the valid rows, and writes the others to a file to fix and import',
    'matchpoint athletes import next-season.csv --update --missing report':
      'changes athletes that differ, and names those missing in the file',
    'ssh office cat roster.csv | matchpoint athletes import - --yes': 'from another program',
  });
  command.addHelpText(
    'after',
    `
Nothing is sent until every row is valid, unless --skip-invalid leaves the
others out. --repair makes the repairs that are offered for a group of cells;
the plan names them. You can always run the same command again: a journal
beside the file (or in the XDG state folder, if that folder is read-only or
the file is -) records what was sent, so nothing is created twice after
Ctrl-C, a crash or a lost network.

Exit codes: 0 every row exists, also repaired, 3 the file has problems and
nothing was sent, 4 not signed in, 5 some rows failed or were left out, 130
interrupted (run it again to continue).`,
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
  // The import itself says why the service cannot be asked.
  const sports = await agency.sports().catch(() => null);
  const { capabilities } = await run.client();
  const known = { remembered, sports: sports ?? [], offered: capabilities.offered() ?? [] };
  const { end, file, chosen } = await checkFile(run, path, options, progress, known);
  const roster = options.skipInvalid ? withoutInvalid(end) : end;
  if (roster.step === 'invalid') await reportInvalid(run, roster, options);
  refuseUnusable(run, roster, options);
  let planned: ImportPlan | null = null;
  const confirm = async (question: Confirming) => {
    if (question.step === 'askingRemoval') return confirmRemoval(run, path, question, options);
    planned = question.plan;
    if (sports === null) await expectSport(roster.match, agency);
    await rememberColumns(run, agency.binding().agency, chosen);
    logPlan(run, roster, question, options);
    return !options.dryRun && confirmPlan(run, path, question, options);
  };
  const outcomes = options.dryRun ? noOutcomes : await openOutcomes(options, roster.source);
  const handlers = { confirm, report: outcomes.add };
  const facts = { ...options, leftOut: roster.check.invalid.length, repaired: roster.repaired };
  const running = runImport(run, { path, file, roster, agency }, options, progress, handlers);
  const [importEnd, unwritten] = await closing(running, outcomes);
  if (options.dryRun && planned !== null) return printPlan(run, planned, roster);
  printSummary(run, importEnd, facts);
  if (planned === null) logFound(run, roster, pageOf(run));
  logEnd(run, importEnd, facts, unwritten);
}

/** A file whose invalid rows are left out, if there are others. */
function withoutInvalid(end: CheckEnd): CheckEnd {
  return end.step === 'invalid' && end.check.valid.length > 0 ? { ...end, step: 'checked' } : end;
}

/** @throws {ExitError} if the sport of all rows was read without those of the agency, and is another */
async function expectSport({ set }: ColumnMatch, agency: AgencySession): Promise<void> {
  const [own, ...others] = await agency.sports();
  const used = set.get('sport');
  if (own === undefined || used === undefined || used.reason !== usualSportReason) return;
  if (others.length === 0 && used.value === own) return;
  throw new ExitError(
    'unreachable',
    'Nothing was sent: the sports of your agency could not be read before the file was checked.',
    'Run the command again.',
  );
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
  { source, check, repaired }: CheckedRoster & Pick<CheckEnd, 'repaired'>,
  options: ImportOptions,
): Promise<void> {
  const unwritten = await writeOutcomes(options, source, check.invalid);
  if (unwritten !== null) run.log.warn(unwritten.message);
  const [invalid, unsent] = [check.invalid.length, check.valid.length];
  const next = fixText(unsent, { ...options, leftOut: invalid });
  printCounts(run, { ...noCounts, invalid, unsent }, null, { ...options, repaired }, next);
}

function logPlan(
  run: Run,
  checked: CheckedRoster & Pick<CheckEnd, 'repaired'>,
  { plan, agency }: Confirming,
  { dryRun = false }: ImportOptions,
): void {
  const { check } = checked;
  const page = pageOf(run);
  logFound(run, checked, page);
  const lines = [
    `${counted(check.rows - check.leftOut.length, 'row')} for ${agency} at ${run.options.apiUrl}:`,
    planText(plan, check, page),
    diffText(plan, page, { withNew: dryRun }),
  ];
  run.log.info(lines.filter((line) => line !== null).join('\n'));
}

/** Prints the plan for each row, with `--dry-run --format json`, `ndjson` or `csv`. */
async function printPlan(run: Run, plan: ImportPlan, { check }: CheckedRoster): Promise<void> {
  const format = formatOf(run);
  if (format === 'table') return;
  await output([planLines(plan, check)], format, { fields: planFields, columns: [] }, run.host);
}
