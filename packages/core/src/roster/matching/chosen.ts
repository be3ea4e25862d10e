import * as z from 'zod/mini';
import { optionalFields } from '../../athletes/fields/athlete-fields.ts';
import type { ImportSource } from '../import-source.ts';
import { choicesFor } from './choices.ts';
import { fieldOf } from './column-aliases.ts';
import { headerKey, namedColumns } from './header-key.ts';

export { rememberedReason } from './choices.ts';

type Texts = Readonly<Record<string, string>>;

/** Words of a file and what each means, in the order in which that was said. */
export type Words = readonly (readonly [word: string, meaning: string])[];

/** A person's decisions on the columns and values of a file. */
export interface Chosen {
  /** Header (in any spelling) or place ('#3') to field (its name or any alias), or to `leftOut`. */
  readonly columns?: Texts;
  /** Field (its name or any alias) to its value in every row: `semester` to 'Fall 2027'. */
  readonly set?: Texts;
  /** What words mean, each in every column that takes the meaning: 'Güz' means 'Fall'. */
  readonly words?: Words;
}

/** All decisions of both; the later one wins. */
export function mergeChosen(earlier: Chosen, later: Chosen): Required<Chosen> {
  const { words = [] } = later;
  const isSaidAgain = ([word, meaning]: Words[number]) =>
    words.some((said) => said[0] === word && said[1] === meaning);
  return {
    columns: { ...earlier.columns, ...later.columns },
    set: { ...earlier.set, ...later.set },
    words: [...(earlier.words ?? []).filter((said) => !isSaidAgain(said)), ...words],
  };
}

const texts = z.record(z.string(), z.string());
/** Earlier builds stored one meaning for each word. */
const words = z.union([
  z.array(z.tuple([z.string(), z.string()])),
  z.pipe(
    texts,
    z.transform((byWord: Texts) => Object.entries(byWord)),
  ),
]);
/** Decisions as a face stores them. */
export const keptChosen = z.object({ columns: texts, set: texts, words });

/** Stored decisions; none where they cannot be read. */
export function readKept(stored: unknown): Chosen {
  return z.safeParse(keptChosen, stored).data ?? {};
}

/**
 * Decisions as they are kept for the agency's next file (rules/import.md#remembered-columns): columns by header, and
 * only those that their header tells from the others.
 */
export function chosenToKeep({ header }: Pick<ImportSource, 'header'>, chosen: Chosen): Required<Chosen> {
  const { choices } = choicesFor(header, chosen.columns ?? {}, {}, optionalFields);
  const columns = [...choices].flatMap(([index, { meaning }]): [string, string][] => {
    const own = header[index] ?? '';
    const isAlone = namedColumns(own, header).length === 1;
    return isAlone && meaning !== null ? [[headerKey(own), meaning]] : [];
  });
  const set = Object.entries(chosen.set ?? {}).map(([name, value]) => [
    fieldOf(name, optionalFields) ?? name,
    value,
  ]);
  return {
    columns: Object.fromEntries(columns),
    set: Object.fromEntries(set),
    words: chosen.words ?? [],
  };
}
