import { isOptional } from '@matchpoint/core/athletes/fields/athlete-fields';
import { unseenIn, wordMeanings } from '@matchpoint/core/roster/answers';
import { checkRosterActors } from '@matchpoint/core/roster/check-roster.actors';
import { checkRosterMachine } from '@matchpoint/core/roster/check-roster.machine';
import {
  type CheckedRoster,
  type CheckView,
  checkAnswers,
  checkView,
  type ReadRoster,
} from '@matchpoint/core/roster/check-roster.view';
import { fieldsWithWords } from '@matchpoint/core/roster/checking/unknown-words';
import { type Answers, type Decision, decisionsIn, mergeAnswers } from '@matchpoint/core/roster/decisions';
import type { ColumnGuess, MatchKnown } from '@matchpoint/core/roster/matching/match-columns';
import { type Actor, createActor, waitFor } from 'xstate';
import { beforeSending, ExitError } from '../exit-error.ts';
import { styleOf } from '../output/style.ts';
import { askReadings, canAsk } from '../prompt/prompt.ts';
import type { Run } from '../run.ts';
import { quotedCell } from '../wording.ts';
import { type CheckOptions, readingChoice } from './import-options.ts';
import { readAnswersFile, writeAnswersFile } from './kept-answers.ts';
import { type OpenedFile, openFile } from './open-file.ts';
import type { ProgressLine } from './progress-line.ts';
import { guessText, presetChoice, presetText } from './reading-question.ts';
import { askChange, showReading } from './reading-screen.ts';
import { type OfferedRepair, offeredRepairs } from './ready-repairs.ts';

/** The result of a check in the terminal, with the repairs that were made. */
export type CheckEnd = (
  | Exclude<CheckView, { step: 'preparing' | 'misread' | 'choosing' | 'reading' | 'checked' }>
  | ({ readonly step: 'checked' } & CheckedRoster)
  /** Readings that nobody has seen, where nobody can be asked. */
  | ({ readonly step: 'unseen'; readonly unseen: readonly string[] } & CheckedRoster)
) & {
  readonly repaired: readonly OfferedRepair[];
  /** A person has seen the findings. */
  readonly isShown?: boolean;
};

export interface CheckedFile {
  readonly end: CheckEnd;
  readonly file: OpenedFile;
  /** The answers for the agency's next file. */
  readonly answers: Answers;
}

type CheckActor = Actor<typeof checkRosterMachine>;

/** Reads and checks a file; a person at a terminal is shown how, and asked once (rules/import.md#asked-once). */
export async function checkFile(
  run: Run,
  path: string,
  options: CheckOptions,
  progress: ProgressLine,
  known: Required<MatchKnown>,
): Promise<CheckedFile> {
  const flags = decisionsOf(options);
  const before = await readAnswersFile(options.answers);
  const file = await openFile(path, run.host.stdin);
  // A pipe can be read once only, so its questions are answered by flags.
  const isAttended = file.fingerprint() === null && canAsk(run.host) && !options.yes;
  // What was said of a column that this file does not have is skipped.
  const { columns, ...others } = before;
  const input = {
    ...known,
    remembered: mergeAnswers(known.remembered, columns === undefined ? {} : { columns }),
    decisions: [...decisionsIn(others), ...flags],
    canAsk: isAttended,
    takesPresets: isAttended,
    canRepair: true,
  };
  const { host, log } = run;
  const actors = checkRosterActors({ open: async () => file, progress: progress.checked });
  const actor = createActor(checkRosterMachine.provide({ actors }), { input });
  const stopListening = host.onInterrupt(() => {
    progress.clear();
    log.warn('stopping');
    actor.send({ type: 'cancel' });
  });
  let answers: Answers = {};
  actor.on('decided', (said) => {
    answers = said.answers;
  });
  logSource(run, actor, progress);
  try {
    actor.start();
    const end = await decide(run, actor, progress, { options, answers: before, known });
    if (end.step === 'checked' && options.answers !== undefined)
      await writeAnswersFile(options.answers, mergeAnswers(before, checkAnswers(actor.getSnapshot())));
    return { end, file, answers };
  } catch (error) {
    throw beforeSending(error);
  } finally {
    stopListening();
    actor.stop();
    progress.clear();
  }
}

interface Deciding {
  readonly options: CheckOptions;
  readonly answers: Answers;
  readonly known: Required<MatchKnown>;
}

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

/** Decides what a file leaves open: at a terminal on one screen, elsewhere by flags and answers. */
async function decide(
  run: Run,
  actor: CheckActor,
  progress: ProgressLine,
  { options, answers, known }: Deciding,
): Promise<CheckEnd> {
  const { canAsk: isAttended } = actor.getSnapshot().context.input;
  let repaired: readonly OfferedRepair[] | null = null;
  for (;;) {
    const view = checkView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
    progress.clear();
    switch (view.step) {
      case 'choosing':
        run.log.notice(presetText(view.question));
        actor.send({ type: 'decide', decisions: [{ kind: 'layout', layout: presetChoice(view.question) }] });
        break;
      case 'misread':
        run.log.warn(view.problem);
        actor.send({ type: 'goBack' });
        break;
      case 'preparing':
        throw new Error('The check is busy');
      case 'reading':
      case 'checked': {
        if (repaired === null) {
          repaired = options.repair ? offeredRepairs(view.check) : [];
          for (const { decisions } of repaired) actor.send({ type: 'decide', decisions });
          break;
        }
        const unseen = options.accept === 'likely' ? [] : unseenIn(view, answers);
        if (!isAttended) {
          if (unseen.length > 0) return { ...view, step: 'unseen', unseen, repaired };
          return accepted(actor, view, view.check.invalid.length > 0 ? 'invalid' : 'checked', repaired);
        }
        if (!isToDecide(view, unseen)) return accepted(actor, view, 'checked', repaired);
        const lines = showReading(run, view, known.offered);
        const answer = await askReadings(view.canProceed);
        if (answer === 'yes') return { ...accepted(actor, view, 'checked', repaired), isShown: true };
        if (answer === 'no') return { ...declined(view, repaired), isShown: true };
        const change = await askChange(lines, view.canUndo);
        if (change !== null)
          actor.send(change === 'undo' ? { type: 'undo' } : { type: 'decide', decisions: change });
        break;
      }
      default:
        return { ...view, repaired: [] };
    }
  }
}

/** Whether a person has something to say about the file. */
function isToDecide({ match, check }: ReadRoster, unseen: readonly string[]): boolean {
  const areOpen = ({ status }: ColumnGuess) => status === 'suggested' || status === 'unknown';
  const columns = match.guesses.filter(({ header }) => header.trim() !== '').some(areOpen);
  return columns || match.problems.length + check.problems.length + unseen.length > 0;
}

function accepted(
  actor: CheckActor,
  { source, match, check }: ReadRoster,
  step: 'invalid' | 'checked',
  repaired: readonly OfferedRepair[],
): CheckEnd {
  actor.send({ type: 'proceed' });
  return { step, source, match, check, repaired };
}

function declined({ source, match, check }: ReadRoster, repaired: readonly OfferedRepair[]): CheckEnd {
  if (match.problems.length > 0) return { step: 'unfit', match, repaired };
  if (check.problems.length > 0) return { step: 'invalid', source, match, check, repaired };
  return { step: 'cancelled', repaired };
}

/**
 * What the flags say of the file.
 * @throws {ExitError} if a word is to mean what no field has
 */
function decisionsOf(options: CheckOptions): readonly Decision[] {
  const words = options.word.flatMap(([word, meaning]) => {
    const said = wordMeanings(word, meaning);
    if (said.length > 0) return said;
    throw new ExitError(
      'usage',
      `--word: ${quotedCell(word)} cannot mean ${quotedCell(meaning)}, which is not a value of ${fieldsWithWords.filter((name) => !isOptional(name)).join(', ')}.`,
      'Write what the field has: --word "Haust=Fall".',
    );
  });
  return [
    ...decisionsIn({ layout: readingChoice(options), columns: options.map, all: options.set }),
    ...words,
  ];
}
