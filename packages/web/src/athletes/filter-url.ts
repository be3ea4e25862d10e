import { type AthleteFilter, athleteFilter } from '@matchpoint/core/athletes/athlete-filter';

const order = Object.keys(athleteFilter.shape);

/** The filter in the list's URL (rules.md#paging), without invalid values, so that a truncated link still opens it. */
export function readFilter(search: string): AthleteFilter {
  const asked = [...new URLSearchParams(search)].filter(([, value]) => value !== '');
  const parsed = athleteFilter.safeParse(Object.fromEntries(asked));
  if (parsed.success) return parsed.data;
  const unreadable = new Set(parsed.error.issues.map(({ path }) => path[0]));
  return (
    athleteFilter.safeParse(Object.fromEntries(asked.filter(([name]) => !unreadable.has(name)))).data ?? {}
  );
}

/** The query of a URL, without its question mark; '' without filter and sort order. */
export function writeFilter(filter: AthleteFilter): string {
  return new URLSearchParams(filterQuery(filter)).toString();
}

/** The parameters of a query, always in the same order, so that equal filters give equal URLs. */
export function filterQuery(filter: AthleteFilter): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]): [string, string] => [name, String(value)])
      .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)),
  );
}
