import type { Offered } from '../../athletes/fields/athlete-fields.ts';
import type { Texts } from '../decisions.ts';
import { fieldOf, importFields, saysHidden } from './column-aliases.ts';
import { type ColumnProblem, leftOut } from './column-problems.ts';
import { isPlaceKey, namedColumns, placeKey } from './header-key.ts';
import type { ImportField } from './import-field.ts';

/** The reason for a decision on the agency's last file. */
export const rememberedReason = 'chosen for the last file';

/** A person's choice for one column. */
export interface Choice {
  /** Null where it is not a field. */
  readonly meaning: ImportField | typeof leftOut | null;
  /** For people: 'chosen for the last file'. */
  readonly reason: string;
}

/** The choice for each column by its index, and the choices' problems in this file. */
export function choicesFor(
  header: readonly string[],
  chosen: Texts,
  remembered: Texts,
  offered: Offered,
): { readonly choices: ReadonlyMap<number, Choice>; readonly problems: readonly ColumnProblem[] } {
  const choices = new Map<number, Choice>();
  for (const [column, text] of Object.entries(remembered)) {
    const [index, ...others] = namedColumns(column, header);
    const meaning = meaningOf(text, offered);
    // Who is hidden is decided for each file anew.
    const isOver = meaning === leftOut && index !== undefined && saysHidden(header[index] ?? '');
    if (index !== undefined && others.length === 0 && meaning !== null && !isOver)
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
      const meaning = meaningOf(field, offered);
      choices.set(index, { meaning, reason: 'chosen' });
      if (meaning === null)
        problems.push({
          kind: 'noSuchField',
          column: header[index] ?? '',
          field,
          fields: importFields(offered),
        });
    }
  }
  return { choices, problems };
}

function meaningOf(text: string, offered: Offered): Choice['meaning'] {
  return text === leftOut ? leftOut : fieldOf(text, offered);
}
