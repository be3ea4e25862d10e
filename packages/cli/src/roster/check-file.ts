import { isOptional } from '@matchpoint/core/athletes/fields/athlete-fields';
import { checkRosterActors } from '@matchpoint/core/roster/check-roster.actors';
import { linesOf } from '@matchpoint/core/roster/check-roster.lines';
import { checkRosterMachine } from '@matchpoint/core/roster/check-roster.machine';
import {
  type CheckedRoster,
  type CheckView,
  checkView,
  type ReadRoster,
} from '@matchpoint/core/roster/check-roster.view';
import { fieldsWithWords } from '@matchpoint/core/roster/checking/unknown-words';
import { chosenToKeep, mergeChosen } from '@matchpoint/core/roster/matching/chosen';
import type { Chosen, ColumnGuess, MatchKnown } from '@matchpoint/core/roster/matching/match-columns';
import { fieldLabel } from '@matchpoint/core/roster/outcomes/field-label';
import { type Actor, createActor, waitFor } from 'xstate';
import { beforeSending, ExitError } from '../exit-error.ts';
import { styleOf } from '../output/style.ts';
import { askReadings, canAsk } from '../prompt/prompt.ts';
import type { Run } from '../run.ts';
import { quotedCell } from '../wording.ts';
import {
  type Answers,
  chosenIn,
  editsBy,
  empties,
  isNamed,
  openRows,
  readAnswers,
  takesMeaning,
  writeAnswers,
} from './answers-file.ts';
import { type CheckOptions, readingChoice } from './import-options.ts';
import { type OpenedFile, openFile } from './open-file.ts';
import type { ProgressLine } from './progress-line.ts';
import { guessText, presetChoice, presetText } from './reading-question.ts';
import { askChange, columnText, lineText, showReading } from './reading-screen.ts';
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
  /** The decisions for the agency's next file. */
  readonly chosen: Chosen;
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
  refuseWords(options.word);
  const answers = await readAnswers(options.answers);
  const file = await openFile(path, run.host.stdin);
  // A pipe can be read once only, so its questions are answered by flags.
  const isAttended = file.fingerprint() === null && canAsk(run.host) && !options.yes;
  const flags = { columns: options.map, set: options.set, words: options.word };
  const input = {
    ...known,
    reading: readingChoice({ ...answers.layout, ...options }),
    chosen: mergeChosen(chosenIn(answers), flags),
    canAsk: isAttended,
    takesPresets: isAttended,
    emptiesOpen: isAttended || empties(answers),
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
  let chosen: Chosen = {};
  actor.on('decided', (word) => {
    chosen = word.chosen;
  });
  logSource(run, actor, progress);
  try {
    actor.start();
    const end = await decide(run, actor, progress, { options, answers, known });
    const { review, reading } = actor.getSnapshot().context;
    const isTaken = end.step === 'checked' && review !== null && options.answers !== undefined;
    if (isTaken)
      await writeAnswers(options.answers, answers, { review: review.now, chosen, layout: reading });
    return { end, file, chosen: review === null ? {} : chosenToKeep(review.now.source, chosen) };
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
        actor.send({ type: 'chooseReading', choice: presetChoice(view.question) });
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
          const edits = editsBy(answers, view);
          repaired = options.repair ? offeredRepairs(view.check) : [];
          if (edits.length > 0) actor.send({ type: 'repair', repair: { kind: 'edit', edits } });
          for (const { repair } of repaired) actor.send({ type: 'repair', repair });
          break;
        }
        const unseen = unseenLines(view, answers, options);
        if (!isAttended) {
          if (unseen.length > 0) return { ...view, step: 'unseen', unseen, repaired };
          return acceptedAlone(actor, view, answers, repaired);
        }
        if (!isToDecide(view, unseen)) return accepted(actor, view, 'checked', repaired);
        const lines = showReading(run, view, known.offered);
        const answer = await askReadings(view.canProceed);
        if (answer === 'yes') return { ...accepted(actor, view, 'checked', repaired), isShown: true };
        if (answer === 'no') return { ...declined(view, repaired), isShown: true };
        const change = await askChange(lines, view.canUndo);
        if (change !== null) actor.send(change);
        break;
      }
      default:
        return { ...view, repaired: [] };
    }
  }
}

/** What is likely and neither the answers nor a flag take, in words. */
function unseenLines(view: ReadRoster, answers: Answers, { accept }: CheckOptions): readonly string[] {
  if (accept === 'likely' || isNamed(answers, view)) return [];
  const columns = view.match.guesses.filter(({ sure }) => sure === 'likely');
  const lines = linesOf(view.check).filter(({ kind }) => kind === 'likely');
  const all = [...view.match.set].flatMap(([field, { value, reason, sure }]) =>
    sure === 'likely' ? [`${fieldLabel(field)} of all rows: ${value} (${reason})`] : [],
  );
  return [...(view.source.layout ?? []), ...columns.map(columnText), ...all, ...lines.map(lineText)];
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

/** Where nobody is asked, rows with cells that the answers do not name are left out. */
function acceptedAlone(
  actor: CheckActor,
  view: ReadRoster,
  answers: Answers,
  repaired: readonly OfferedRepair[],
): CheckEnd {
  const rows = openRows(answers, view);
  if (rows.length > 0) actor.send({ type: 'repair', repair: { kind: 'leaveOut', rows, isOut: true } });
  const { review } = actor.getSnapshot().context;
  const check = { ...view.check, ...review?.now.check, problems: view.check.problems };
  const found = { ...view, check };
  return accepted(actor, found, check.invalid.length > 0 ? 'invalid' : 'checked', repaired);
}

function declined({ source, match, check }: ReadRoster, repaired: readonly OfferedRepair[]): CheckEnd {
  if (match.problems.length > 0) return { step: 'unfit', match, repaired };
  if (check.problems.length > 0) return { step: 'invalid', source, match, check, repaired };
  return { step: 'cancelled', repaired };
}

/** @throws {ExitError} if a word is to mean what no field has */
function refuseWords(words: CheckOptions['word']): void {
  for (const [word, meaning] of words)
    if (!fieldsWithWords.some((name) => takesMeaning(name, meaning)))
      throw new ExitError(
        'usage',
        `--word: ${quotedCell(word)} cannot mean ${quotedCell(meaning)}, which is no ${fieldsWithWords.filter((name) => !isOptional(name)).join(', ')}.`,
        'Write what the field has: --word "Haust=Fall".',
      );
}
