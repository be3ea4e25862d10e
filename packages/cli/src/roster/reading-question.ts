import { counted } from '@matchpoint/core/display/count';
import type {
  EncodingQuestion,
  ReadingChoice,
  ReadingQuestion,
} from '@matchpoint/core/roster/reading-choice';
import { quotedCell } from '../wording.ts';
import { shellQuoted } from './shell-quoted.ts';

/** The question as a person reads it, with the answers that its flag takes. */
function answersTo(question: ReadingQuestion) {
  switch (question.kind) {
    case 'sheet':
      return {
        text: 'Several sheets have rows. Which one should be imported?',
        answers: question.sheets.map(({ name, rows, isHidden }) => ({
          value: name,
          name: `${name}  (${counted(rows, 'row')}${isHidden ? ', hidden' : ''})`,
        })),
      };
    case 'encoding':
      return {
        text: 'Its letters can be read in several ways. Which of these are spelled right?',
        answers: question.encodings.map(({ encoding, name, samples }) => ({
          value: encoding,
          name: `${samples.map((sample) => quotedCell(sample, 24)).join(', ')}  (${name})`,
        })),
      };
  }
}

/** What is taken unless a person says otherwise. */
export function presetChoice({ kind, preset }: ReadingQuestion): ReadingChoice {
  return { [kind]: preset };
}

/** What was taken, in words. */
export function presetText(asked: ReadingQuestion): string {
  return asked.kind === 'encoding'
    ? guessText(asked)
    : `Several sheets have rows: ${quotedCell(asked.preset)} is read. Where this is wrong, name another by --sheet.`;
}

/** The question with the flags that answer it, for a run without a terminal. */
export function questionText(asked: ReadingQuestion): string {
  const { text, answers } = answersTo(asked);
  const flags = answers.map(({ value, name }) => `  --${asked.kind} ${shellQuoted(value)}  for ${name}`);
  return `${text} Add one of these:\n${flags.join('\n')}`;
}

/** How an encoding was guessed, with the flag that names another. */
export function guessText({ encodings: [guess, ...others] }: EncodingQuestion): string {
  const words = (guess?.samples ?? []).map((sample) => quotedCell(sample, 24));
  const reading = [
    `The letters are read as ${guess?.name}`,
    ...(words.length === 0 ? [] : [words.join(', ')]),
  ];
  const usual = others.map(({ encoding }) => encoding).join(', ');
  return `${reading.join(': ')}. Where this is wrong, name another by --encoding${usual === '' ? '' : `: ${usual}`}.`;
}
