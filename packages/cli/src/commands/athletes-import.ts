import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { ExitError } from '../exit-error.ts';
import type { Host } from '../host.ts';
import { countsText, endText, runAgain } from '../import/end-text.ts';
import {
  addReadingOptions,
  addSendingOptions,
  fileArgument,
  type ImportOptions,
} from '../import/import-options.ts';
import { logLeftOut, logWarnings, pageOf, refuseInvalid } from '../import/log-check.ts';
import { planText } from '../import/plan-text.ts';
import { type ImportSnapshot, runImport } from '../import/run-import.ts';
import { askYesOrNo, canAsk } from '../prompt.ts';
import { openRun, type Run } from '../run.ts';
import { counted } from '../wording.ts';

export function athletesImport(command: Command, host: Host): void {
  addSendingOptions(addReadingOptions(command.argument(...fileArgument))).action(async (file: string) => {
    const run = openRun(command, host);
    const options = command.opts<ImportOptions>();
    let isPlanLogged = false;
    const state = await runImport(
      run,
      file,
      { ...options, checkOnly: false },
      {
        confirm: async (now, { agency }) => {
          isPlanLogged = true;
          logPlan(run, now, agency);
          if (options.dryRun) throw new ExitError(exitCodes.done);
          return confirmPlan(run, file, now);
        },
      },
    );
    refuseInvalid(run, state, options);
    if (!isPlanLogged) {
      const page = pageOf(run);
      logLeftOut(run, state, page);
      logWarnings(run, state, page);
    }
    logEnd(run, state, options);
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

function logPlan(run: Run, state: ImportSnapshot, agency: string): void {
  const { check, plan } = state.context;
  if (check === null || plan === null) return;
  const page = pageOf(run);
  logLeftOut(run, state, page);
  logWarnings(run, state, page);
  run.log.info(
    `${counted(check.rows, 'row')} for ${agency} at ${run.options.apiUrl}:\n${planText(plan, check, page)}`,
  );
}

async function confirmPlan(run: Run, file: string, { context: { plan } }: ImportSnapshot): Promise<boolean> {
  const rows = (plan?.counts.send ?? 0) + (plan?.counts.again ?? 0);
  if (file !== '-' && canAsk(run.host)) return askYesOrNo(`Send ${counted(rows, 'athlete')}?`);
  throw new ExitError(exitCodes.usage, 'Nothing was sent: nobody can confirm here. Add --yes to send.');
}

/** @throws {ExitError} unless every row exists */
function logEnd({ log }: Run, state: ImportSnapshot, options: ImportOptions): void {
  const { end, error, plan, problem } = state.context;
  if (state.matches('failed')) throw error ?? new ExitError(exitCodes.failed, problem ?? '');
  if (state.matches('cancelled')) throw new ExitError(exitCodes.interrupted, 'Nothing was sent.');
  if (end === null || !state.matches('reported')) {
    const done = end === null ? '' : ` ${countsText(end.counts)}.`;
    const isInterrupted = state.matches('interrupted');
    const what = isInterrupted ? 'Interrupted.' : `The service did not come back: ${problem ?? 'no answer'}`;
    throw new ExitError(
      isInterrupted ? exitCodes.interrupted : exitCodes.failed,
      `${what}${done} ${runAgain}`,
    );
  }
  const text = endText(end.counts, options, plan?.gone ?? 0);
  const code: ExitCode =
    end.counts.invalid + end.counts.unsettled + end.counts.unsent > 0 ? exitCodes.incomplete : exitCodes.done;
  if (code !== exitCodes.done) throw new ExitError(code, text);
  log.info(text);
}
