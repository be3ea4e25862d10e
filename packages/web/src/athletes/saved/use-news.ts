import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import type { Offered } from '@matchpoint/core/athletes/fields/athlete-fields';
import { athleteFilter, matchesAthlete } from '@matchpoint/core/athletes/lists/athlete-filter';
import { readListAddress } from '@matchpoint/core/athletes/lists/list-address';
import { countedIds, type NewestIds, type SavedSearch } from '@matchpoint/core/athletes/lists/saved-searches';
import type { Listing } from '@matchpoint/core/client/listing';
import { listQuery, type QueryPairs } from '@matchpoint/core/wire/address';
import { useEffect, useEffectEvent, useState } from 'react';
import { useService } from '../../api/service.ts';

export type News = ReadonlyMap<string, NewestIds>;

/** A key for a search that renaming does not change. */
export function newsKey({ pairs }: Pick<SavedSearch, 'pairs'>): string {
  return JSON.stringify(pairs);
}

/** The newest athletes of each search, asked for one after the other while the searches are shown. */
export function useNews(searches: readonly SavedSearch[], isShown: boolean): News {
  const { athletes, client } = useService();
  const [news, setNews] = useState<News>(new Map());

  const findAll = useEffectEvent(async (signal: AbortSignal) => {
    const find = newestFinder(athletes, client.capabilities.offered(), signal);
    for (const search of searches) {
      const newest = await find(search.pairs);
      setNews((before) => new Map(before).set(newsKey(search), newest));
    }
  });

  useEffect(() => {
    if (!isShown) return;
    const controller = new AbortController();
    // Without an answer there is nothing to say of what is new.
    findAll(controller.signal).catch(() => undefined);
    return () => controller.abort();
  }, [isShown]);
  return news;
}

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
