/**
 * The form in which texts are searched and ordered: without accents, case and width, so that 'Müller' is found by
 * 'muller' and stands between its neighbours. The server stores this form; the clients compute it.
 */
export function collationKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ');
}

/** The words of a search; an entry matches when its key holds every one of them. */
export function searchWords(query: string): string[] {
  return collationKey(query).split(' ').filter(Boolean);
}

export type SortKey = string | number | null;

/** Code point order for texts (PostgreSQL's collation "C"), size for numbers, empty values last either way. */
export function compareKeys(a: SortKey, b: SortKey, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order =
    typeof a === 'string' && typeof b === 'string' ? compareCodePoints(a, b) : Number(a) - Number(b);
  return descending ? -order : order;
}

function compareCodePoints(a: string, b: string): number {
  const right = b[Symbol.iterator]();
  for (const character of a) {
    const other = right.next();
    if (other.done) return 1;
    const difference = (character.codePointAt(0) ?? 0) - (other.value.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return right.next().done ? 0 : -1;
}
