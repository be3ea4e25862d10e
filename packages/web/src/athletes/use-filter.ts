import type { AthleteFilter } from '@matchpoint/core/athletes/athlete-filter';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readFilter, writeFilter } from './filter-url.ts';

export type ChangeFilter = (changes: AthleteFilter, adjusting?: boolean) => void;

/**
 * The filter, kept in the URL. Each change is a history entry that Back undoes, except `adjusting` the text of a search
 * or the bounds of a range that is already set.
 */
export function useFilter(): { filter: AthleteFilter; change: ChangeFilter } {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const filter = useMemo(() => readFilter(search), [search]);

  const change = useCallback<ChangeFilter>(
    (next, adjusting = false) => {
      const query = writeFilter(next);
      if (query !== writeFilter(filter)) {
        navigate(query === '' ? path : `${path}?${query}`, { replace: adjusting });
      }
    },
    [filter, navigate, path],
  );
  return { filter, change };
}
