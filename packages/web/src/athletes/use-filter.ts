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
}

/**
 * The filter, kept in the URL (rules.md#list-addresses). Each change is a history entry that Back undoes, except
 * `adjusting` the text of a search or the bounds of a range that is already set.
 */
export function useFilter(): FilterState {
  const search = useSearch();
  const path = usePathname();
  const address = useMemo(() => readListAddress([...new URLSearchParams(search)]), [search]);

  const change = useCallback<ChangeFilter>(
    (filter, adjusting = false) => {
      const next = written({ ...address, filter });
      if (next !== written(address)) navigate(`${path}${next}`, { replace: adjusting });
    },
    [address, path],
  );
  return { filter: address.filter, address, change };
}

/** The query with its question mark; '' without filter, order and columns. */
function written(address: ListAddress): string {
  const query = new URLSearchParams(listAddressPairs(address));
  return query.size === 0 ? '' : `?${query}`;
}
