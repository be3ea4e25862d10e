import type { AthleteFilter } from '@matchpoint/core/athletes/athlete-filter';
import { type ListAddress, listAddressPairs, readListAddress } from '@matchpoint/core/athletes/list-address';
import { useCallback, useMemo } from 'react';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';

export type ChangeFilter = (changes: AthleteFilter, adjusting?: boolean) => void;

interface FilterState {
  readonly filter: AthleteFilter;
  /** All that the URL says, the filter, too. */
  readonly address: ListAddress;
  readonly change: ChangeFilter;
  /** Replaces the history entry: to see more of the same list is no step to go back from. */
  readonly changeColumns: (columns: ListAddress['columns']) => void;
}

/**
 * The filter, kept in the URL (rules.md#list-addresses). Each change is a history entry that Back undoes, except
 * `adjusting` the text of a search or the bounds of a range that is already set.
 */
export function useFilter(): FilterState {
  const search = useSearch();
  const path = usePathname();
  const address = useMemo(() => readListAddress([...new URLSearchParams(search)]), [search]);

  const go = useCallback(
    (next: Pick<ListAddress, 'filter' | 'columns'>, replace: boolean) => {
      if (written(next) !== written(address)) navigate(`${path}${written(next)}`, { replace });
    },
    [address, path],
  );
  const change = useCallback<ChangeFilter>(
    (filter, adjusting = false) => go({ ...address, filter }, adjusting),
    [address, go],
  );
  const changeColumns = useCallback(
    (columns: ListAddress['columns']) => go({ ...address, columns }, true),
    [address, go],
  );
  return { filter: address.filter, address, change, changeColumns };
}

/** The query with its question mark; '' without filter, order and columns. */
function written(address: Pick<ListAddress, 'filter' | 'columns'>): string {
  const query = new URLSearchParams(listAddressPairs(address));
  return query.size === 0 ? '' : `?${query}`;
}
