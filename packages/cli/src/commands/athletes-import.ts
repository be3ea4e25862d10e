import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { ExitError } from '../exit-error.ts';
import type { Host } from '../host.ts';
import {
  addReadingOptions,
  addSendingOptions,
  fileArgument,
  type ImportOptions,
} from '../import/import-options.ts';
import { type ImportSnapshot, runImport } from '../import/run-import.ts';
import { pageOf, refuseInvalid, tellLeftOut, tellWarnings } from '../import/tell-check.ts';
import { countsText, endText, goOn } from '../import/tell-end.ts';
import { planText } from '../import/tell-plan.ts';
import { askYesOrNo, canAsk } from '../prompt.ts';
import { openRun, type Run } from '../run.ts';
import { counted } from '../wording.ts';

export function athletesImport(command: Command, host: Host): void {
  addSendingOptions(addReadingOptions(command.argument(...fileArgument))).action(async (file: string) => {
    const run = openRun(command, host);
    const options = command.opts<ImportOptions>();
    let isPlanTold = false;
    const state = await runImport(
      run,
      file,
      { ...options, checkOnly: false },
      {
        confirm: async (now, { agency }) => {
          isPlanTold = true;
          tellPlan(run, now, agency);
          if (options.dryRun) throw new ExitError(exitCodes.done);
          return confirmPlan(run, file, now);
        },
      },
    );
    refuseInvalid(run, state, options);
    if (!isPlanTold) {
      const page = pageOf(run);
      tellLeftOut(run, state, page);
      tellWarnings(run, state, page);
    }
    tellEnd(run, state, options);
  });
  addExamples(command, {
    'matchpoint athletes import roster.xlsx': 'checks all rows, shows the plan, asks, sends',
    'matchpoint athletes import roster.csv --yes --report report.csv': 'in a script',
    'matchpoint athletes import roster.csv --dry-run': 'what it would do',
    'matchpoint athletes import roster.csv --yes --rejects rejects.csv': 'keeps refused rows to mend',
    'ssh office cat roster.csv | matchpoint athletes import - --yes': 'from another program',
  });
  command.addHelpText(
    'after',
    `
Nothing is sent before every row is valid. Running the same command again is
always safe: a journal beside the file (in the XDG state folder where that
cannot be written, and for -) knows what was sent, so that nothing is created
twice after Ctrl-C, a crash or a lost network.

Exit codes: 0 all rows are there, 3 the file has problems and nothing was sent,
4 sign-in, 5 some rows failed, 130 interrupted (run it again to go on).`,
  );
}

function tellPlan(run: Run, state: ImportSnapshot, agency: string): void {
  const { check, plan } = state.context;
  if (check === null || plan === null) return;
  const page = pageOf(run);
  tellLeftOut(run, state, page);
  tellWarnings(run, state, page);
  run.talk.say(
    `${counted(check.rows, 'row')} for ${agency} at ${run.options.apiUrl}:\n${planText(plan, check, page)}`,
  );
}

async function confirmPlan(run: Run, file: string, { context: { plan } }: ImportSnapshot): Promise<boolean> {
  const rows = (plan?.counts.send ?? 0) + (plan?.counts.again ?? 0);
  if (file !== '-' && canAsk(run.host)) return askYesOrNo(`Send ${counted(rows, 'athlete')}?`);
  throw new ExitError(exitCodes.usage, 'Nothing was sent: there is nobody to ask here. Add --yes to send.');
}

/** @throws {ExitError} unless every row is there */
function tellEnd({ talk }: Run, state: ImportSnapshot, options: ImportOptions): void {
  const { end, error, plan, problem } = state.context;
  if (state.matches('failed')) throw error ?? new ExitError(exitCodes.failed, problem ?? '');
  if (state.matches('cancelled')) throw new ExitError(exitCodes.interrupted, 'Nothing was sent.');
  if (end === null || !state.matches('reported')) {
    const done = end === null ? '' : ` ${countsText(end.counts)}.`;
    const isInterrupted = state.matches('interrupted');
    const what = isInterrupted ? 'Interrupted.' : `The service stayed away: ${problem ?? 'no answer'}`;
    throw new ExitError(isInterrupted ? exitCodes.interrupted : exitCodes.failed, `${what}${done} ${goOn}`);
  }
  const text = endText(end.counts, options, plan?.gone ?? 0);
  const code: ExitCode =
    end.counts.invalid + end.counts.unsettled + end.counts.unsent > 0 ? exitCodes.incomplete : exitCodes.done;
  if (code !== exitCodes.done) throw new ExitError(code, text);
  talk.say(text);
}
