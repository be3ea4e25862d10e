import { anyValue } from '@matchpoint/core/athletes/athlete-filter';
import type { ListQuery } from '@matchpoint/core/client/listing';
import { formatCount } from '@matchpoint/core/display/count';

interface NarrowedList {
  /** With what the list asks for by itself. */
  readonly asked: ListQuery;
  /** What the person asks for. */
  readonly query: ListQuery;
  readonly total: number;
  readonly countOf: (query: ListQuery) => Promise<number>;
}

/** What hides rows of a list that these parameters narrow by themselves (rules/lists.md#usual-value). */
export async function usualNotes(
  names: readonly string[],
  { asked, query, total, countOf }: NarrowedList,
): Promise<readonly string[]> {
  const notes: string[] = [];
  for (const name of names) {
    const { [name]: value = anyValue } = asked;
    if (value === anyValue) continue;
    const way = `"--${name} any" lists all.`;
    const others = total > 0 ? 0 : await countOf({ ...asked, [name]: anyValue });
    if (total > 0 && !(name in query)) notes.push(`Only ${name} ${value}; ${way}`);
    if (others > 0) notes.push(`${formatCount(others)} with another ${name}; ${way}`);
  }
  return notes;
}
