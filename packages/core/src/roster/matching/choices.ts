import type { ImportSource } from '../import-source.ts';
import { fieldOf } from './column-aliases.ts';
import { type ColumnProblem, leftOut } from './column-problems.ts';
import { headerKey, isPlaceKey, namedColumns, placeKey } from './header-key.ts';
import type { ImportField } from './import-field.ts';

/**
 * A person's column mapping: header (in any spelling) or place ('#3') to field (its name or any alias), or to {@link
 * leftOut}.
 */
export type Chosen = Readonly<Record<string, string>>;

/** The reason for a mapping remembered from the agency's last file. */
export const rememberedReason = 'chosen for the last file';

/** A person's choice for one column. */
export interface Choice {
  /** Null where it is no field. */
  readonly meaning: ImportField | typeof leftOut | null;
  /** For people: 'chosen for the last file'. */
  readonly reason: string;
}

/** The choice for each column by its index, and the choices' problems in this file. */
export function choicesFor(
  header: readonly string[],
  chosen: Chosen,
  remembered: Chosen,
): { readonly choices: ReadonlyMap<number, Choice>; readonly problems: readonly ColumnProblem[] } {
  const choices = new Map<number, Choice>();
  for (const [column, text] of Object.entries(remembered)) {
    const [index, ...others] = namedColumns(column, header);
    const meaning = meaningOf(text);
    if (index !== undefined && others.length === 0 && meaning !== null)
      choices.set(index, { meaning, reason: rememberedReason });
  }
  const problems: ColumnProblem[] = [];
  const byPlace = new Set(
    Object.keys(chosen).flatMap((column) => (isPlaceKey(column) ? namedColumns(column, header) : [])),
  );
  for (const [column, field] of Object.entries(chosen)) {
    const named = namedColumns(column, header);
    const open = isPlaceKey(column) ? named : named.filter((index) => !byPlace.has(index));
    const [index, ...others] = open;
    if (named.length === 0) problems.push({ kind: 'noSuchColumn', column });
    else if (others.length > 0)
      problems.push({ kind: 'severalColumns', column, field, keys: open.map(placeKey) });
    else if (index !== undefined) {
      const meaning = meaningOf(field);
      choices.set(index, { meaning, reason: 'chosen' });
      if (meaning === null) problems.push({ kind: 'noSuchField', column: header[index] ?? '', field });
    }
  }
  return { choices, problems };
}

/**
 * A person's choice as it is remembered for the agency's next file (rules/import.md#remembered-columns): by header, and only for
 * columns that their header tells from the others.
 */
export function chosenByHeader({ header }: Pick<ImportSource, 'header'>, chosen: Chosen): Chosen {
  const { choices } = choicesFor(header, chosen, {});
  return Object.fromEntries(
    [...choices].flatMap(([index, { meaning }]): [string, string][] => {
      const own = header[index] ?? '';
      const isAlone = namedColumns(own, header).length === 1;
      return isAlone && meaning !== null ? [[headerKey(own), meaning]] : [];
    }),
  );
}

function meaningOf(text: string): Choice['meaning'] {
  return text === leftOut ? leftOut : fieldOf(text);
}
