import { type AgencyFilter, agencyFilter } from '@matchpoint/core/agencies/agency-filter';
import type { ListQuery } from '@matchpoint/core/client/listing';
import { listQuery, queryPairs, readQueryPairs } from '@matchpoint/core/contract/address';
import { useCallback, useMemo } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';

interface AgencyQueryState {
  readonly filter: AgencyFilter;
  /** Names of parameters in the URL that are not understood. */
  readonly leftOut: readonly string[];
  /** The filter under the service's names (rules/service.md#paging). */
  readonly query: ListQuery;
  readonly change: (changes: AgencyFilter) => void;
}

/** The list's search and sort order, kept in the URL (rules/lists.md#list-addresses). */
export function useAgencyQuery(): AgencyQueryState {
  const search = useSearch();
  const { filter, leftOut } = useMemo(
    () => readQueryPairs(agencyFilter, [...new URLSearchParams(search)]),
    [search],
  );
  const query = useMemo(() => listQuery(agencyFilter, filter), [filter]);

  const change = useCallback(
    (changes: AgencyFilter) => {
      const next = new URLSearchParams(queryPairs(agencyFilter, { ...filter, ...changes }));
      navigate(`${location.pathname}${next.size > 0 ? `?${next}` : ''}`, { replace: true });
    },
    [filter],
  );
  return { filter, leftOut, query, change };
}
