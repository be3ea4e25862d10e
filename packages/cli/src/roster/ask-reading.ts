import { counted } from '@matchpoint/core/display/count';
import type {
  EncodingQuestion,
  ReadingChoice,
  ReadingQuestion,
} from '@matchpoint/core/roster/reading-choice';
import { askChoice } from '../prompt/prompt.ts';
import { quotedCell } from '../wording.ts';
import { shellQuoted } from './shell-quoted.ts';

interface Answers {
  readonly question: string;
  readonly flag: '--sheet' | '--encoding';
  readonly choiceOf: (value: string) => ReadingChoice;
  readonly answers: readonly { readonly value: string; readonly name: string }[];
}

function answersTo(question: ReadingQuestion): Answers {
  switch (question.kind) {
    case 'sheet':
      return {
        question: 'Several sheets have rows. Which one should be imported?',
        flag: '--sheet',
        choiceOf: (sheet) => ({ sheet }),
        answers: question.sheets.map(({ name, rows, isHidden }) => ({
          value: name,
          name: `${name}  (${counted(rows, 'row')}${isHidden ? ', hidden' : ''})`,
        })),
      };
    case 'encoding':
      return {
        question: 'Its letters can be read in several ways. Which of these are spelled right?',
        flag: '--encoding',
        choiceOf: (encoding) => ({ encoding }),
        answers: question.encodings.map(({ encoding, name, samples }) => ({
          value: encoding,
          name: `${samples.map((sample) => quotedCell(sample, 24)).join(', ')}  (${name})`,
        })),
      };
  }
}

/** Asks which sheet, encoding or header a file has. @returns the choice, and the flag that replaces the question */
export async function askReading(
  asked: ReadingQuestion,
): Promise<{ readonly choice: ReadingChoice; readonly flag: string }> {
  const { question, flag, choiceOf, answers } = answersTo(asked);
  const offered = answers.map(({ value, name }) => ({ value, name, short: value }));
  const value = await askChoice(question, offered, asked.preset);
  return { choice: choiceOf(value), flag: `${flag} ${shellQuoted(value)}` };
}

/** The question with the flags that answer it, for a run without a terminal. */
export function questionText(asked: ReadingQuestion): string {
  const { question, flag, answers } = answersTo(asked);
  const flags = answers.map(({ value, name }) => `  ${flag} ${shellQuoted(value)}  for ${name}`);
  return `${question} Add one of these:\n${flags.join('\n')}`;
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
