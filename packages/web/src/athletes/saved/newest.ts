import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import type { Offered } from '@matchpoint/core/athletes/fields/athlete-fields';
import { athleteFilter, matchesAthlete } from '@matchpoint/core/athletes/lists/athlete-filter';
import { readListAddress } from '@matchpoint/core/athletes/lists/list-address';
import { countedIds, type NewestIds } from '@matchpoint/core/athletes/lists/saved-searches';
import type { Listing } from '@matchpoint/core/client/listing';
import { listQuery, type QueryPairs } from '@matchpoint/core/wire/address';

/** Finds the newest athletes of searches. The whole list of a service without paging is fetched once for all of them. */
export function newestFinder(
  { fetchPage }: Pick<Listing<Athlete>, 'fetchPage'>,
  offered: Offered | null,
  signal?: AbortSignal,
): (pairs: QueryPairs) => Promise<NewestIds> {
  let whole: readonly Athlete[] | null = null;
  return async (pairs) => {
    const { sort: _, ...filter } = readListAddress(pairs, offered).filter;
    if (whole === null) {
      const options = signal === undefined ? {} : { signal };
      const request = { limit: countedIds, cursor: null };
      const page = await fetchPage(listQuery(athleteFilter, filter), request, options);
      if (page.total !== null) return { ids: page.rows.map(({ id }) => id), hasMore: page.next !== null };
      whole = page.rows;
    }
    const rows = whole.filter(matchesAthlete(filter));
    return { ids: rows.slice(0, countedIds).map(({ id }) => id), hasMore: rows.length > countedIds };
  };
}
