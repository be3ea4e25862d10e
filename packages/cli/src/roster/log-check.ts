import type { CheckedRoster } from '@matchpoint/core/roster/check-roster.view';
import type { ImportCheck } from '@matchpoint/core/roster/checking/check-rows';
import { columnProblemText } from '@matchpoint/core/roster/matching/column-problems';
import type { ColumnMatch } from '@matchpoint/core/roster/matching/match-columns';
import { ExitError } from '../exit-error.ts';
import { styleOf } from '../output/style.ts';
import type { Run } from '../run.ts';
import { wrapped } from '../wording.ts';
import { questionText } from './ask-reading.ts';
import { type OfferedRepair, offeredRepairs } from './ask-repairs.ts';
import { wordsToAsk } from './ask-words.ts';
import type { CheckEnd } from './check-file.ts';
import { choiceFlags } from './choice-flags.ts';
import { fixText } from './end-text.ts';
import type { ImportOptions } from './import-options.ts';
import { sameInAllText, unknownColumnsText, unusedColumnTexts } from './plan-text.ts';
import { type Page, problemsText, readingsText, warningsText } from './problems-text.ts';
import { rememberedText } from './remembered-columns.ts';

/** The layout of messages on stderr: as wide as the terminal, at most 100 characters. */
export function pageOf({ host, options }: Run): Page {
  const columns = host.stderr.columns ?? 80;
  return {
    style: styleOf(host.stderr),
    width: Math.max(40, Math.min(100, columns)) - 1,
    samples: options.verbose ? Number.POSITIVE_INFINITY : 10,
  };
}

function repairsText(head: string, repairs: readonly OfferedRepair[], { style, width }: Page): string {
  return [style.bold(head), ...repairs.map(({ text }) => wrapped(`  ${text}`, width, '    '))].join('\n');
}

interface Found {
  readonly match: ColumnMatch | null;
  readonly check?: ImportCheck | null;
  /** Repairs that were made. */
  readonly repaired: readonly OfferedRepair[];
}

/** Columns that are not imported, cells that were not read literally, and warnings and problems of rows. */
export function logFound({ log, options }: Run, { match, check, repaired }: Found, page: Page): void {
  if (match !== null) {
    const remembered = rememberedText(match);
    if (remembered !== null) log.notice(remembered);
    const same = sameInAllText(match, page.width);
    if (same !== null) log.notice(same);
    const unknown = unknownColumnsText(match, page.width);
    if (unknown !== null) log.notice(unknown);
    for (const text of unusedColumnTexts(match, page.width)) log.info(text);
  }
  if (repaired.length > 0) log.notice(repairsText('Repairs made:', repaired, page));
  const readings = check && !options.quiet ? readingsText(check, page) : null;
  const warnings = check ? warningsText(check, page) : null;
  const problems = check && check.problems.length > 0 ? problemsText(check, page) : null;
  const paragraphs = [readings, warnings, problems].filter((text) => text !== null);
  if (paragraphs.length > 0) log.notice(`\n${paragraphs.join('\n\n')}\n`);
}

/** The result of a check that can be sent. */
type Usable = Extract<CheckEnd, { step: 'checked' }>;

/** @throws {ExitError} if the file has problems, or a question was not answered */
export function refuseUnusable(run: Run, end: CheckEnd, options: ImportOptions): asserts end is Usable {
  const page = pageOf(run);
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
      logFound(run, end, page);
      throw new ExitError(
        'invalidFile',
        `${end.match.problems.map((problem) => columnProblemText(problem, choiceFlags)).join('\n')}\nNothing was sent.`,
      );
    case 'invalid':
      refuseInvalid(run, end, options, page);
  }
}

function refuseInvalid(run: Run, end: CheckedRoster & Found, options: ImportOptions, page: Page): never {
  const { check } = end;
  logFound(run, end, page);
  const words = wordsToAsk(check).map(({ word, suggestion }) => choiceFlags.word(word, suggestion ?? '…'));
  if (words.length > 0) run.log.notice(`Or say what words mean: ${words.join(' ')}`);
  const offered = offeredRepairs(check);
  if (offered.length > 0) run.log.notice(repairsText('Or make these repairs with --repair:', offered, page));
  const facts = { ...options, leftOut: check.invalid.length };
  throw new ExitError('invalidFile', 'Nothing was sent.', fixText(check.valid.length, facts));
}
