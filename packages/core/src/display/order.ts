export type SortKey = string | number | null;

/** Compares texts by code point (PostgreSQL's collation "C") and numbers by size; empty values sort last either way. */
export function compareKeys(a: SortKey, b: SortKey, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order =
    typeof a === 'string' && typeof b === 'string' ? compareCodePoints(a, b) : Number(a) - Number(b);
  return descending ? 0 - order : order;
}

/**
 * Sorts rows by a field of `keys`, descending after a minus sign. Ties keep the order of `rows`, which is the service's,
 * newest first. A field without a key, as `-created`, keeps that order; `created` reverses it.
 */
export function sortRows<T>(
  rows: readonly T[],
  sort: string,
  keys: Readonly<Record<string, (row: T) => SortKey>>,
): T[] {
  const descending = sort.startsWith('-');
  const keyOf = keys[descending ? sort.slice(1) : sort];
  if (keyOf === undefined) return descending ? [...rows] : rows.toReversed();
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => compareKeys(a.key, b.key, descending))
    .map(({ row }) => row);
}

/** JavaScript compares UTF-16 code units, which sorts surrogate pairs before U+E000 to U+FFFF. */
function compareCodePoints(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index += 1) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return surrogatesLast(left) - surrogatesLast(right);
  }
  return a.length - b.length;
}

function surrogatesLast(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
