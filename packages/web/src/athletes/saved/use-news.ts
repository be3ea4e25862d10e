import type { NewestIds, SavedSearch } from '@matchpoint/core/athletes/lists/saved-searches';
import { useEffect, useEffectEvent, useState } from 'react';
import { useService } from '../../api/service.ts';
import { newestFinder } from './newest.ts';

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
