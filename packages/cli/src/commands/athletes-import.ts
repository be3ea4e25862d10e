import { isOffered } from '@matchpoint/core/athletes/fields/athlete-fields';
import type { CheckedRoster } from '@matchpoint/core/roster/check-roster.view';
import type { ImportPlan } from '@matchpoint/core/roster/checking/plan-import';
import { noCounts } from '@matchpoint/core/roster/journal/row-outcome';
import { usualSportReason } from '@matchpoint/core/roster/matching/fixed-values';
import type { ColumnMatch } from '@matchpoint/core/roster/matching/match-columns';
import { beforeSending, ExitError } from '../exit-error.ts';
import { output } from '../output/output.ts';
import { type AgencySession, openAgency } from '../roster/agency-session.ts';
import { type CheckEnd, checkFile } from '../roster/check-file.ts';
import { confirmPlan, confirmRemoval } from '../roster/confirm-import.ts';
import { fixText, printCounts, reportEnd } from '../roster/end.ts';
import { addReadingOptions, addSendingOptions, type ImportOptions } from '../roster/import-options.ts';
import { readRememberedColumns, rememberColumns } from '../roster/kept-answers.ts';
import {
  noOutcomes,
  type OutcomeFile,
  openOutcomes,
  protectFiles,
  writeOutcomes,
} from '../roster/outcome-files.ts';
import { planFields, planLines } from '../roster/plan-rows.ts';
import { progressLineOf } from '../roster/progress-line.ts';
import { refuseUnusable } from '../roster/refuse-unusable.ts';
import { reporterOf } from '../roster/reporter.ts';
import { type Confirming, type ImportEnd, runImport } from '../roster/run-import.ts';
import { formatOf, type Run } from '../run.ts';
import type { RunCommand } from '../run-command.ts';

function define(command: RunCommand): void {
  addSendingOptions(addReadingOptions(command))
    .runs(async (run, file: string, options: ImportOptions) => {
      await protectFiles(run, file, options);
      const agency = openAgency(run);
      await importFile(run, file, options, agency).finally(agency.close);
    })
    .examples({
      'matchpoint athletes import roster.xlsx': 'checks all rows, shows the plan, asks, sends',
      'matchpoint athletes import roster.csv --yes --report report.csv': 'in a script',
      'matchpoint athletes import a.csv --yes --accept likely --answers a.json':
        'takes likely readings, and keeps them for the next file',
      'matchpoint athletes import roster.csv --dry-run': 'what it would do',
      'matchpoint athletes import roster.csv --skip-invalid --rejects rejects.csv':
        'sends the valid rows, and writes the others to a file to fix and import',
      'matchpoint athletes import next-season.csv --update --missing report':
        'changes athletes that differ, and names those missing in the file',
      'ssh office cat roster.csv | matchpoint athletes import - --yes': 'from another program',
    })
    .addHelpText(
      'after',
      `
Nothing is sent until every row is valid, unless --skip-invalid leaves the
others out. --repair makes the repairs that are offered for a group of cells;
the plan names them. A script sends no reading that nobody has seen: --accept
likely takes it, --answers names it from then on. You can always run the same
command again: a journal beside the file (or in the XDG state folder, if that
folder is read-only or the file is -) records what was sent, so nothing is
created twice after Ctrl-C, a crash or a lost network.

Exit codes: 0 every row exists, also repaired, 3 the file has problems and
nothing was sent, 4 not signed in, 5 some rows failed or were left out, 130
interrupted (run it again to continue).`,
    );
}

export { define as import };

async function importFile(
  run: Run,
  path: string,
  options: ImportOptions,
  agency: AgencySession,
): Promise<void> {
  const progress = progressLineOf(run);
  const remembered = await readRememberedColumns(run, agency.find);
  // The import itself says why the service cannot be asked.
  const sports = await agency.sports().catch((error: unknown) => {
    if (options.hidden) throw beforeSending(error);
    return null;
  });
  const { capabilities } = await run.client();
  const known = { remembered, sports: sports ?? [], offered: capabilities.offered() ?? [] };
  if (options.hidden && !isOffered('hidden', known.offered))
    throw new ExitError('unsupported', 'Nothing was sent: this service cannot hide athletes.');
  const { end, file, answers } = await checkFile(run, path, options, progress, known);
  const roster = options.skipInvalid ? withoutInvalid(end) : end;
  if (roster.step === 'invalid' || roster.step === 'unseen') await reportInvalid(run, roster, options);
  refuseUnusable(run, roster, options);
  const report = reporterOf(run);
  let planned: ImportPlan | null = null;
  const confirm = async (question: Confirming) => {
    if (question.step === 'askingRemoval') return confirmRemoval(run, path, question, options);
    planned = question.plan;
    if (sports === null) await expectSport(roster.match, agency);
    await rememberColumns(run, agency.binding().agency, answers);
    report.found(roster);
    report.plan(question.plan, roster.check, agency.agencyName(), options.dryRun ?? false);
    return !options.dryRun && confirmPlan(run, path, question, options);
  };
  const outcomes = options.dryRun ? noOutcomes : await openOutcomes(options, roster.source);
  const facts = { ...options, leftOut: roster.check.invalid.length, repaired: roster.repaired };
  const job = { path, file, roster, agency, options, progress, confirm, report: outcomes.add };
  const running = runImport(run, job);
  const [importEnd, unwritten] = await closing(running, outcomes);
  if (options.dryRun && planned !== null) return printPlan(run, planned, roster);
  if (planned === null) report.found(roster);
  reportEnd(run, importEnd, facts, unwritten);
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
  const facts = { ...options, leftOut: invalid, repaired };
  printCounts(run, { ...noCounts, invalid, unsent }, null, facts, fixText(unsent, facts));
}

/** Prints the plan for each row, with `--dry-run --format json`, `ndjson` or `csv`. */
async function printPlan(run: Run, plan: ImportPlan, { check }: CheckedRoster): Promise<void> {
  const format = formatOf(run);
  if (format === 'table') return;
  await output([planLines(plan, check)], format, { fields: planFields, columns: [] }, run.host);
}
