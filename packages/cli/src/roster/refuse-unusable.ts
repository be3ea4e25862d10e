import { mostWords, unknownWords } from '@matchpoint/core/roster/checking/unknown-words';
import { columnProblemText } from '@matchpoint/core/roster/outcomes/columns.view';
import { ExitError } from '../exit-error.ts';
import type { Run } from '../run.ts';
import type { CheckEnd } from './check-file.ts';
import { fixText } from './end.ts';
import type { ImportOptions } from './import-options.ts';
import { questionText } from './reading-question.ts';
import { offeredRepairs } from './ready-repairs.ts';
import { reporterOf } from './reporter.ts';
import { shellQuoted } from './shell-quoted.ts';

/** The result of a check that can be sent. */
type Usable = Extract<CheckEnd, { step: 'checked' }>;
type Refused = Extract<CheckEnd, { step: 'invalid' | 'unseen' }>;

const flag = (name: string) => (key: string, value: string) => `${name} ${shellQuoted(`${key}=${value}`)}`;

/** @throws {ExitError} if the file has problems, or a question was not answered */
export function refuseUnusable(run: Run, end: CheckEnd, options: ImportOptions): asserts end is Usable {
  switch (end.step) {
    case 'checked':
      return;
    case 'cancelled':
      throw new ExitError('interrupted', 'Nothing was sent.');
    case 'unreadable':
      throw new ExitError('invalidFile', end.problem);
    case 'undecided':
      throw new ExitError('invalidFile', questionText(end.question));
    case 'unfit': {
      reporterOf(run).found(end);
      const flags = { map: flag('--map'), set: flag('--set') };
      const problems = end.match.problems.map((problem) => columnProblemText(problem, flags));
      throw new ExitError('invalidFile', [...problems, 'Nothing was sent.'].join('\n'));
    }
    case 'invalid':
    case 'unseen':
      refuseRows(run, end, options);
  }
}

function refuseRows(run: Run, end: Refused, options: ImportOptions): never {
  const { check } = end;
  const report = reporterOf(run);
  report.found(end);
  const words = check.problems.flatMap(unknownWords);
  const said = words.map(({ word, suggestion }) => flag('--word')(word, suggestion ?? '…'));
  if (said.length > 0 && said.length <= mostWords)
    run.log.notice(`Or say what words mean: ${said.join(' ')}`);
  const offered = offeredRepairs(check).map(({ text }) => text);
  if (offered.length > 0) report.list('Or make these repairs with --repair:', offered);
  const unseen = end.step === 'unseen' ? end.unseen : [];
  if (unseen.length > 0) report.list('Likely, but nobody has seen it:', unseen);
  const keep = options.answers === undefined ? ', and --answers <file> to keep them for the next file' : '';
  const next = [
    ...(unseen.length > 0 ? [`Add --accept likely to take these readings${keep}.`] : []),
    ...(check.invalid.length > 0
      ? [fixText(check.valid.length, { ...options, leftOut: check.invalid.length })]
      : []),
  ];
  throw new ExitError('invalidFile', 'Nothing was sent.', next.join(' '));
}
