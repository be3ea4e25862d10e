import type { CheckedRoster } from '@matchpoint/core/roster/check-roster.view';
import type { ImportEnd } from '@matchpoint/core/roster/import-roster.view';
import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import { ExitError } from '../exit-error.ts';
import type { Host } from '../host.ts';
import { askYesOrNo, canAsk } from '../prompt.ts';
import { checkFile } from '../roster/check-file.ts';
import { countsText, endText, runAgain } from '../roster/end-text.ts';
import {
  addReadingOptions,
  addSendingOptions,
  fileArgument,
  type ImportOptions,
} from '../roster/import-options.ts';
import { logFound, pageOf, refuseUnusable } from '../roster/log-check.ts';
import { refuseSameFile } from '../roster/outcome-files.ts';
import { openOutcomes, writeOutcomes } from '../roster/outcomes.ts';
import { planText } from '../roster/plan-text.ts';
import { progressLineOf } from '../roster/progress-line.ts';
import { type Confirming, runImport } from '../roster/run-import.ts';
import { openRun, type Run } from '../run.ts';
import { counted } from '../wording.ts';

export function athletesImport(command: Command, host: Host): void {
  addSendingOptions(addReadingOptions(command.argument(...fileArgument))).action(async (file: string) => {
    const run = openRun(command, host);
    const options = command.opts<ImportOptions>();
    refuseSameFile(file, [options.report, options.rejects]);
    const progress = progressLineOf(run);
    const { end: checked, file: opened } = await checkFile(run, file, options, progress);
    if (checked.step === 'invalid') await writeOutcomes(options, checked.source, checked.check.invalid);
    refuseUnusable(run, checked, options);
    let isPlanLogged = false;
    const confirm = async (question: Confirming) => {
      isPlanLogged = true;
      logPlan(run, checked, question);
      return options.dryRun ? false : confirmPlan(run, file, question);
    };
    const outcomes = await openOutcomes(options, checked.source);
    const handlers = { confirm, report: outcomes.add };
    const end = await runImport(run, file, opened, checked, options, progress, handlers).finally(
      outcomes.close,
    );
    if (options.dryRun && isPlanLogged) return;
    if (!isPlanLogged) logFound(run, checked, pageOf(run));
    logEnd(run, end, options);
  });
  addExamples(command, {
    'matchpoint athletes import roster.xlsx': 'checks all rows, shows the plan, asks, sends',
    'matchpoint athletes import roster.csv --yes --report report.csv': 'in a script',
    'matchpoint athletes import roster.csv --dry-run': 'what it would do',
    'matchpoint athletes import roster.csv --yes --rejects rejects.csv': 'keeps refused rows to fix',
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

function logPlan(run: Run, checked: CheckedRoster, { plan, agency }: Confirming): void {
  const { check } = checked;
  const page = pageOf(run);
  logFound(run, checked, page);
  run.log.info(
    `${counted(check.rows, 'row')} for ${agency} at ${run.options.apiUrl}:\n${planText(plan, check, page)}`,
  );
}

async function confirmPlan(run: Run, file: string, { plan: { counts } }: Confirming): Promise<boolean> {
  const rows = counts.send + counts.again;
  if (file !== '-' && canAsk(run.host)) return askYesOrNo(`Send ${counted(rows, 'athlete')}?`);
  throw new ExitError('usage', 'Nothing was sent: nobody can confirm here.', 'Add --yes to send.');
}

/** @throws {ExitError} unless every row exists */
function logEnd({ log }: Run, end: ImportEnd, options: ImportOptions): void {
  switch (end.step) {
    case 'failed':
      throw end.error;
    case 'cancelled':
      throw new ExitError('interrupted', 'Nothing was sent.');
    case 'interrupted': {
      const done = end.counts === null ? '' : ` ${countsText(end.counts)}.`;
      throw new ExitError('interrupted', `Interrupted.${done}`, runAgain);
    }
    case 'stalled':
      throw new ExitError('unreachable', `${end.problem} ${countsText(end.counts)}.`, runAgain);
    case 'reported': {
      const text = endText(end.counts, options, end.plan.gone);
      const { invalid, unsettled, unsent } = end.counts;
      if (invalid + unsettled + unsent > 0) throw new ExitError('incomplete', text);
      log.info(text);
    }
  }
}
