import type { Chosen } from '@matchpoint/core/roster/matching/match-columns';
import { shellQuoted } from './shell-quoted.ts';

/** The flags that answer a question, quoted for a shell. */
export const choiceFlags = {
  map: (column: string, field: string) => flag('--map', column, field),
  set: (field: string, value: string) => flag('--set', field, value),
  word: (word: string, meaning: string) => flag('--word', word, meaning),
};

function flag(name: string, key: string, value: string): string {
  return `${name} ${shellQuoted(`${key}=${value}`)}`;
}

/** The flags that replace the questions about a file. */
export function chosenFlags({ columns = {}, set = {}, words = [] }: Chosen): string {
  return [
    ...Object.entries(columns).map((pair) => choiceFlags.map(...pair)),
    ...Object.entries(set).map((pair) => choiceFlags.set(...pair)),
    ...words.map((pair) => choiceFlags.word(...pair)),
  ].join(' ');
}
