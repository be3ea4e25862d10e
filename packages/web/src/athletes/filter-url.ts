import { type AthleteFilter, athleteFilter } from '@matchpoint/core/athletes/athlete-filter';

const order = Object.keys(athleteFilter.shape);

/**
 * The list's state as its URL says it, by the names of rules.md#paging. What cannot be read is left
 * out, so a truncated link still opens the list.
 */
export function readFilter(search: string): AthleteFilter {
  const asked = [...new URLSearchParams(search)].filter(([, value]) => value !== '');
  const parsed = athleteFilter.safeParse(Object.fromEntries(asked));
  if (parsed.success) return parsed.data;
  const unreadable = new Set(parsed.error.issues.map(({ path }) => path[0]));
  return (
    athleteFilter.safeParse(Object.fromEntries(asked.filter(([name]) => !unreadable.has(name)))).data ?? {}
  );
}

/** The query part of a URL, without its question mark; '' for the whole list in its first order. */
export function writeFilter(filter: AthleteFilter): string {
  return new URLSearchParams(filterQuery(filter)).toString();
}

/** The filter as the texts of a query, always in one order, so that equal filters are equal texts. */
export function filterQuery(filter: AthleteFilter): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]): [string, string] => [name, String(value)])
      .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)),
  );
}
