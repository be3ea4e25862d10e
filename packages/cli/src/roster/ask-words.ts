import { choicesOf, fieldNamed } from '@matchpoint/core/athletes/fields/athlete-fields';
import { counted } from '@matchpoint/core/display/count';
import type { ImportCheck } from '@matchpoint/core/roster/checking/check-rows';
import { mostWords, type UnknownWord, unknownWords } from '@matchpoint/core/roster/checking/unknown-words';
import type { Words } from '@matchpoint/core/roster/matching/chosen';
import { readFixed } from '@matchpoint/core/roster/matching/fixed-values';
import { askChoice, askText } from '../prompt/prompt.ts';
import { quotedCell } from '../wording.ts';

/** The answer that leaves a word unknown. */
const none = '-';

interface Asked extends UnknownWord {
  readonly column: string | null;
  readonly field: string;
}

/** The unknown words of a check, as far as they are asked about (rules/import.md#words). */
export function wordsToAsk({ problems }: Pick<ImportCheck, 'problems'>): readonly Asked[] {
  const words = problems.flatMap((group) => {
    const [{ column, field }] = group;
    return unknownWords(group).map((word) => ({ ...word, column, field }));
  });
  return words.length > mostWords ? [] : words;
}

/** Asks once for each word. @returns the meaning of each word that has one */
export async function askWords(words: readonly Asked[]): Promise<Words> {
  const said: [string, string][] = [];
  for (const asked of words) {
    const meaning = await askWord(asked);
    if (meaning !== none) said.push([asked.word, meaning]);
  }
  return said;
}

async function askWord({ word, rows, suggestion, column, field }: Asked): Promise<string> {
  const question = `What does ${quotedCell(word)} in ${quotedCell(column ?? field)} mean, in ${counted(rows.length, 'row')}?`;
  const [name, choices] = [fieldNamed(field), choicesOf(field)];
  if (name === null) return none;
  if (choices !== null) {
    const offered = new Set([...(suggestion === null ? [] : [suggestion]), ...choices]);
    return askChoice(
      question,
      [...[...offered].map((value) => ({ name: value, value })), { name: 'none of these', value: none }],
      suggestion ?? none,
    );
  }
  const answer = await askText(`${question} (${none} for none)`, {
    preset: suggestion ?? none,
    validate: (text) => {
      const read = text.trim() === none ? null : readFixed(name, text);
      return read === null || !('expected' in read) || `It must be ${read.expected}.`;
    },
  });
  return answer.trim();
}
