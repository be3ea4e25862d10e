import { columnProblemText } from '@matchpoint/core/athletes/athlete-columns';
import { exitCodes } from '../exit-codes.ts';
import { ExitError } from '../exit-error.ts';
import type { Run } from '../run.ts';
import { styleOf } from '../style.ts';
import { counted } from '../wording.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportSnapshot } from './run-import.ts';
import { leftOutText } from './tell-plan.ts';
import { type Page, problemsText, warningsText } from './tell-problems.ts';

/** What is told on stderr, as wide as the terminal and never wider than a person likes to read. */
export function pageOf({ host, options }: Run): Page {
  const columns = host.stderr.columns ?? 80;
  return {
    style: styleOf(host.stderr),
    width: Math.max(40, Math.min(100, columns)) - 1,
    samples: options.verbose ? Number.POSITIVE_INFINITY : 10,
  };
}

/** Says which columns are not imported. */
export function tellLeftOut({ talk }: Run, { context: { match } }: ImportSnapshot, page: Page): void {
  if (match === null) return;
  const leftOut = leftOutText(match, page.width);
  if (leftOut !== null) talk.say(leftOut);
}

export function tellWarnings({ talk }: Run, { context: { check } }: ImportSnapshot, page: Page): void {
  const warnings = check === null ? null : warningsText(check, page);
  if (warnings !== null) talk.say(`\n${warnings}\n`);
}

/**
 * Says why nothing was sent.
 * @throws {ExitError} where the file is the reason
 */
export function refuseInvalid(run: Run, state: ImportSnapshot, options: ImportOptions): void {
  const { match, check, problem } = state.context;
  const page = pageOf(run);
  if (state.matches('unreadable')) throw new ExitError(exitCodes.invalid, problem ?? '');
  if (state.matches('unfit')) {
    tellLeftOut(run, state, page);
    throw new ExitError(
      exitCodes.invalid,
      `${(match?.problems ?? []).map(columnProblemText).join('\n')}\nNothing was sent.`,
    );
  }
  if (!state.matches('invalid') || check === null) return;
  tellLeftOut(run, state, page);
  tellWarnings(run, state, page);
  const hasWarnings = warningsText(check, page) !== null && !run.options.quiet;
  run.host.stderr.write(`${hasWarnings ? '' : '\n'}${problemsText(check, page)}\n\n`);
  const files = [options.report, options.rejects].filter((file) => file !== undefined);
  const where = files.length > 0 ? ` See ${files.join(' and ')}.` : ' --report <file> lists every one.';
  throw new ExitError(
    exitCodes.invalid,
    `Nothing was sent. Mend ${counted(check.invalidRows, 'row')} and run it again.${where}`,
  );
}
