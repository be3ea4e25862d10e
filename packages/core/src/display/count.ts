/** 2000 as '2,000'. `Intl` takes ten milliseconds to start, which would delay every first list. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** '1 row', '2,000 rows'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** The first of these, and how many more there are: 'Ada, Bo, Cy and 4 more'. */
export function firstOf(items: readonly (string | number)[], most: number, separator = ', '): string {
  const first = items.slice(0, most).join(separator);
  return items.length > most ? `${first} and ${formatCount(items.length - most)} more` : first;
}

/** How often each value is there, in the order of the first of each. */
export function countEach<T>(values: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
