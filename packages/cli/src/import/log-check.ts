import { columnProblemText } from '@matchpoint/core/athletes/athlete-columns';
import { exitCodes } from '../exit-codes.ts';
import { ExitError } from '../exit-error.ts';
import type { Run } from '../run.ts';
import { styleOf } from '../style.ts';
import { counted } from '../wording.ts';
import type { ImportOptions } from './import-options.ts';
import { leftOutText } from './plan-text.ts';
import { type Page, problemsText, warningsText } from './problems-text.ts';
import type { ImportSnapshot } from './run-import.ts';

/** The layout of messages on stderr: as wide as the terminal, at most 100 characters. */
export function pageOf({ host, options }: Run): Page {
  const columns = host.stderr.columns ?? 80;
  return {
    style: styleOf(host.stderr),
    width: Math.max(40, Math.min(100, columns)) - 1,
    samples: options.verbose ? Number.POSITIVE_INFINITY : 10,
  };
}

export function logLeftOut({ log }: Run, { context: { match } }: ImportSnapshot, page: Page): void {
  if (match === null) return;
  const leftOut = leftOutText(match, page.width);
  if (leftOut !== null) log.info(leftOut);
}

export function logWarnings({ log }: Run, { context: { check } }: ImportSnapshot, page: Page): void {
  const warnings = check === null ? null : warningsText(check, page);
  if (warnings !== null) log.info(`\n${warnings}\n`);
}

/** @throws {ExitError} why nothing was sent, if the file is the reason */
export function refuseInvalid(run: Run, state: ImportSnapshot, options: ImportOptions): void {
  const { match, check, problem } = state.context;
  const page = pageOf(run);
  if (state.matches('unreadable')) throw new ExitError(exitCodes.invalid, problem ?? '');
  if (state.matches('unfit')) {
    logLeftOut(run, state, page);
    throw new ExitError(
      exitCodes.invalid,
      `${(match?.problems ?? []).map(columnProblemText).join('\n')}\nNothing was sent.`,
    );
  }
  if (!state.matches('invalid') || check === null) return;
  logLeftOut(run, state, page);
  logWarnings(run, state, page);
  const hasWarnings = warningsText(check, page) !== null && !run.options.quiet;
  run.host.stderr.write(`${hasWarnings ? '' : '\n'}${problemsText(check, page)}\n\n`);
  const files = [options.report, options.rejects].filter((file) => file !== undefined);
  const where = files.length > 0 ? ` See ${files.join(' and ')}.` : ' --report <file> lists every problem.';
  throw new ExitError(
    exitCodes.invalid,
    `Nothing was sent. Fix ${counted(check.invalid.length, 'row')} and run the command again.${where}`,
  );
}
