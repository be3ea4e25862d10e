import type { ReadingQuestion } from '@matchpoint/core/roster/reading/reading-choice';
import { quotedCell } from '../wording.ts';

/** Why a file cannot be read without a word, and the flag that gives it. */
export function questionText(question: ReadingQuestion): string {
  switch (question.kind) {
    case 'sheet': {
      const [first] = question.sheets;
      const names = question.sheets.map(({ name }) => quotedCell(name)).join(', ');
      return `Several sheets have rows: ${names}. Name one: --sheet ${quotedCell(first?.name ?? '')}`;
    }
    case 'encoding': {
      const [first] = question.encodings;
      const names = question.encodings.map(({ name, samples }) => `${name} (${samples[0] ?? ''})`).join(', ');
      return `The letters of this file may be ${names}. Name the encoding: --encoding ${first?.encoding ?? ''}`;
    }
  }
}
