import * as z from 'zod/mini';
import { optionalFields } from '../../athletes/athlete-fields.ts';
import type { ImportSource } from '../import-source.ts';
import { choicesFor } from './choices.ts';
import { fieldOf } from './column-aliases.ts';
import { headerKey, namedColumns } from './header-key.ts';

export { rememberedReason } from './choices.ts';

type Texts = Readonly<Record<string, string>>;

/** A person's decisions on the columns and values of a file. */
export interface Chosen {
  /** Header (in any spelling) or place ('#3') to field (its name or any alias), or to `leftOut`. */
  readonly columns?: Texts;
  /** Field (its name or any alias) to its value in every row: `semester` to 'Fall 2027'. */
  readonly set?: Texts;
  /** A word of the file to what it means, in every column that takes the meaning: 'Güz' to 'Fall'. */
  readonly words?: Texts;
}

/** All decisions of both; the later one wins. */
export function mergeChosen(earlier: Chosen, later: Chosen): Required<Chosen> {
  return {
    columns: { ...earlier.columns, ...later.columns },
    set: { ...earlier.set, ...later.set },
    words: { ...earlier.words, ...later.words },
  };
}

const texts = z.record(z.string(), z.string());
/** Decisions as a face stores them. */
export const keptChosen = z.object({ columns: texts, set: texts, words: texts });

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
    words: { ...chosen.words },
  };
}
