import { isOptional } from '@matchpoint/core/athletes/fields/athlete-fields';
import { checkRosterActors } from '@matchpoint/core/roster/check-roster.actors';
import { checkRosterMachine } from '@matchpoint/core/roster/check-roster.machine';
import { type CheckedRoster, type CheckView, checkView } from '@matchpoint/core/roster/check-roster.view';
import { fieldsWithWords } from '@matchpoint/core/roster/checking/unknown-words';
import { chosenToKeep, mergeChosen } from '@matchpoint/core/roster/matching/chosen';
import { readFixed } from '@matchpoint/core/roster/matching/fixed-values';
import type { Chosen, MatchKnown } from '@matchpoint/core/roster/matching/match-columns';
import { columnProblemText } from '@matchpoint/core/roster/outcomes/columns.view';
import { type Actor, createActor, waitFor } from 'xstate';
import { beforeSending, ExitError } from '../exit-error.ts';
import { styleOf } from '../output/style.ts';
import { canAsk } from '../prompt/prompt.ts';
import type { Run } from '../run.ts';
import { quotedCell } from '../wording.ts';
import { askColumns } from './ask-columns.ts';
import { askReading, guessText } from './ask-reading.ts';
import { askRepairs, type OfferedRepair, offeredRepairs } from './ask-repairs.ts';
import { askWords, wordsToAsk } from './ask-words.ts';
import { choiceFlags, chosenFlags } from './choice-flags.ts';
import { type CheckOptions, readingChoice } from './import-options.ts';
import { type OpenedFile, openFile } from './open-file.ts';
import type { ProgressLine } from './progress-line.ts';

/** The result of a check in the terminal, with the repairs that were made. */
export type CheckEnd = (
  | Exclude<CheckView, { step: 'preparing' | 'misread' | 'choosing' | 'reading' | 'checked' }>
  | ({ readonly step: 'checked' } & CheckedRoster)
) & { readonly repaired: readonly OfferedRepair[] };

export interface CheckedFile {
  readonly end: CheckEnd;
  readonly file: OpenedFile;
  /** The decisions for the agency's next file. */
  readonly chosen: Chosen;
}

/** Reads and checks a file, and asks about its columns, repairs and words at a terminal. */
export async function checkFile(
  run: Run,
  path: string,
  options: CheckOptions,
  progress: ProgressLine,
  known: Required<MatchKnown>,
): Promise<CheckedFile> {
  refuseWords(options.word);
  const file = await openFile(path, run.host.stdin);
  // A pipe can be read once only, so its questions are answered by flags.
  const isAttended = file.fingerprint() === null && canAsk(run.host) && !options.yes;
  const input = {
    ...known,
    reading: readingChoice(options),
    chosen: { columns: options.map, set: options.set, words: options.word },
    canAsk: isAttended,
    canRepair: isAttended || options.repair === true,
    // No question shows them before they are left empty.
    emptiesOpen: false,
  };
  const { host, log } = run;
  const actors = checkRosterActors({ open: async () => file, progress: progress.checked });
  const actor = createActor(checkRosterMachine.provide({ actors }), { input });
  const stopListening = host.onInterrupt(() => {
    progress.clear();
    log.warn('stopping');
    actor.send({ type: 'cancel' });
  });
  let chosen: Chosen = {};
  actor.on('decided', (word) => {
    chosen = chosenToKeep(word.source, word.chosen);
  });
  logSource(run, actor, progress);
  try {
    actor.start();
    const end = await answerQuestions(run, actor, progress, { ...options, ...known });
    return { end, file, chosen };
  } catch (error) {
    throw beforeSending(error);
  } finally {
    stopListening();
    actor.stop();
    progress.clear();
  }
}

type CheckActor = Actor<typeof checkRosterMachine>;
type ReadingView = Extract<CheckView, { step: 'reading' }>;

interface Answering extends Pick<CheckOptions, 'repair'>, Required<MatchKnown> {}

/** Logs the name and form of the file once it is read. */
function logSource({ host, log }: Run, actor: CheckActor, progress: ProgressLine): void {
  const subscription = actor.subscribe(({ context: { unjudged } }) => {
    if (unjudged === null) return;
    subscription.unsubscribe();
    const { source } = unjudged;
    progress.clear();
    log.info(`${styleOf(host.stderr).bold(source.name)}: ${source.form}`);
    if (source.guessed !== undefined) log.notice(guessText(source.guessed));
    for (const note of [...(source.layout ?? []), ...(source.notes ?? [])]) log.notice(note);
  });
}

/** Answers the machine's questions until the check has ended. */
async function answerQuestions(
  run: Run,
  actor: CheckActor,
  progress: ProgressLine,
  { repair: takesRepairs, ...known }: Answering,
): Promise<CheckEnd> {
  for (;;) {
    const view = checkView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
    progress.clear();
    switch (view.step) {
      case 'reading': {
        const { problems, unknown } = view.match;
        const { canAsk } = actor.getSnapshot().context.input;
        if (!canAsk || problems.length + unknown.length === 0) return repairRows(run, actor, takesRepairs);
        await mapColumns(run, actor, { ...view, known }, progress);
        break;
      }
      case 'choosing': {
        const { choice, flag } = await askReading(view.question);
        run.log.info(`To skip this question: ${flag}`);
        actor.send({ type: 'chooseReading', choice });
        break;
      }
      case 'preparing':
      case 'misread':
        throw new Error(`The terminal has no question for ${view.step}`);
      default:
        return { ...view, repaired: [] };
    }
  }
}

/** @throws {ExitError} if the columns still do not match */
async function mapColumns(
  { log }: Run,
  actor: CheckActor,
  { source, match, chosen: before, known }: ReadingView & { readonly known: MatchKnown },
  progress: ProgressLine,
): Promise<void> {
  const chosen = await askColumns(source, match, known);
  actor.send({ type: 'mapColumns', chosen: mergeChosen(before, chosen) });
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  progress.clear();
  const problems = context.review?.now.match.problems ?? [];
  if (problems.length > 0)
    throw new ExitError(
      'invalidFile',
      problems.map((problem) => columnProblemText(problem, choiceFlags)).join('\n'),
    );
  const flags = chosenFlags(chosen);
  if (flags !== '') log.info(`To skip these questions: ${flags}`);
}

/**
 * Makes the repairs that are offered for whole groups, and says what words mean.
 * @param takesAll makes all repairs and asks nothing
 */
async function repairRows({ log }: Run, actor: CheckActor, takesAll = false): Promise<CheckEnd> {
  const offered = offeredRepairs(reviewOf(actor).check);
  const taken = takesAll ? offered : await askRepairs(offered);
  for (const { repair } of taken) actor.send({ type: 'repair', repair });
  const isAttended = actor.getSnapshot().context.input.canAsk;
  const words = isAttended ? await askWords(wordsToAsk(reviewOf(actor).check)) : [];
  for (const [word, meaning] of words)
    actor.send({ type: 'repair', repair: { kind: 'words', words: { [word]: meaning } } });
  const wasAsked = !takesAll && offered.length > 0 && taken.length === offered.length;
  const flags = [...(wasAsked ? ['--repair'] : []), chosenFlags({ words })].join(' ').trim();
  if (flags !== '') log.info(`To skip these questions: ${flags}`);
  const { source, match, check } = reviewOf(actor);
  actor.send({ type: 'proceed' });
  const step = check.invalid.length > 0 ? 'invalid' : 'checked';
  return { step, source, match, check, repaired: taken };
}

function reviewOf(actor: CheckActor): ReadingView {
  const view = checkView(actor.getSnapshot());
  if (view.step === 'reading') return view;
  throw new Error(`The rows are not read: ${view.step}`);
}

/** @throws {ExitError} if a word is to mean what no field has */
function refuseWords(words: CheckOptions['word']): void {
  for (const [word, meaning] of words) {
    const isKnown = fieldsWithWords.some((name) => {
      const read = readFixed(name, meaning);
      return 'values' in read && read.values.length > 0;
    });
    if (!isKnown)
      throw new ExitError(
        'usage',
        `--word: ${quotedCell(word)} cannot mean ${quotedCell(meaning)}, which is no ${fieldsWithWords.filter((name) => !isOptional(name)).join(', ')}.`,
        'Write what the field has: --word "Güz=Fall".',
      );
  }
}
