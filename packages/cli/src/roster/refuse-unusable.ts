import { columnProblemText } from '@matchpoint/core/roster/outcomes/columns.view';
import { ExitError } from '../exit-error.ts';
import type { Run } from '../run.ts';
import { questionText } from './ask-reading.ts';
import { offeredRepairs } from './ask-repairs.ts';
import { wordsToAsk } from './ask-words.ts';
import type { CheckEnd } from './check-file.ts';
import { choiceFlags } from './choice-flags.ts';
import { fixText } from './end.ts';
import type { ImportOptions } from './import-options.ts';
import { reporterOf } from './reporter.ts';

/** The result of a check that can be sent. */
type Usable = Extract<CheckEnd, { step: 'checked' }>;
type Invalid = Extract<CheckEnd, { step: 'invalid' }>;

/** @throws {ExitError} if the file has problems, or a question was not answered */
export function refuseUnusable(run: Run, end: CheckEnd, options: ImportOptions): asserts end is Usable {
  const report = reporterOf(run);
  switch (end.step) {
    case 'checked':
      return;
    case 'cancelled':
      throw new ExitError('interrupted', 'Nothing was sent.');
    case 'unreadable':
      throw new ExitError('invalidFile', end.problem);
    case 'undecided':
      throw new ExitError('invalidFile', questionText(end.question));
    case 'unfit':
      report.found(end);
      throw new ExitError(
        'invalidFile',
        `${end.match.problems.map((problem) => columnProblemText(problem, choiceFlags)).join('\n')}\nNothing was sent.`,
      );
    case 'invalid':
      refuseInvalid(run, end, options);
  }
}

function refuseInvalid(run: Run, end: Invalid, options: ImportOptions): never {
  const { check } = end;
  const report = reporterOf(run);
  report.found(end);
  const words = wordsToAsk(check).map(({ word, suggestion }) => choiceFlags.word(word, suggestion ?? '…'));
  if (words.length > 0) run.log.notice(`Or say what words mean: ${words.join(' ')}`);
  const offered = offeredRepairs(check);
  if (offered.length > 0) report.repairs('Or make these repairs with --repair:', offered);
  const facts = { ...options, leftOut: check.invalid.length };
  throw new ExitError('invalidFile', 'Nothing was sent.', fixText(check.valid.length, facts));
}
