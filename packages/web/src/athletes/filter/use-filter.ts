import type { AthleteFilter } from '@matchpoint/core/athletes/athlete-filter';
import { type ListAddress, listAddressPairs, readListAddress } from '@matchpoint/core/athletes/list-address';
import { useCallback, useMemo } from 'react';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';

/** The same function in every render, so that parts of the page which get it can be memoized. */
export type ChangeFilter = (next: (filter: AthleteFilter) => AthleteFilter, adjusting?: boolean) => void;

interface FilterState {
  readonly filter: AthleteFilter;
  /** All that the URL says, the filter, too. */
  readonly address: ListAddress;
  readonly change: ChangeFilter;
  /** Replaces the history entry: to see more of the same list is no step to go back from. */
  readonly changeColumns: (columns: ListAddress['columns']) => void;
}

/**
 * The filter, kept in the URL (rules/lists.md#list-addresses). Each change is a history entry that Back undoes, except
 * `adjusting` the text of a search or the bounds of a range that is already set.
 */
export function useFilter(): FilterState {
  const search = useSearch();
  const path = usePathname();
  const address = useMemo(() => read(search), [search]);

  const change = useCallback<ChangeFilter>(
    (next, adjusting = false) => go(path, (now) => ({ ...now, filter: next(now.filter) }), adjusting),
    [path],
  );
  const changeColumns = useCallback(
    (columns: ListAddress['columns']) => go(path, (now) => ({ ...now, columns }), true),
    [path],
  );
  return { filter: address.filter, address, change, changeColumns };
}

function read(search: string): ListAddress {
  return readListAddress([...new URLSearchParams(search)]);
}

function go(path: string, next: (now: ListAddress) => ListAddress, replace: boolean): void {
  const now = read(location.search);
  const search = written(next(now));
  if (search !== written(now)) navigate(`${path}${search}`, { replace });
}

/** The query with its question mark; '' without filter, order and columns. */
function written(address: Pick<ListAddress, 'filter' | 'columns'>): string {
  const query = new URLSearchParams(listAddressPairs(address));
  return query.size === 0 ? '' : `?${query}`;
}
