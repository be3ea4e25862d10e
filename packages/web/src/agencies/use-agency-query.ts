import { type AgencyFilter, agencyFilter } from '@matchpoint/core/agencies/agency-filter';
import type { ListQuery } from '@matchpoint/core/service/listing';
import { useCallback, useMemo } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { readAgencyQuery, validQuery } from './agency-query.ts';

interface AgencyQueryState {
  readonly filter: AgencyFilter;
  /** The same under the service's names (rules.md#paging). */
  readonly query: ListQuery;
  readonly change: (changes: AgencyFilter) => void;
}

/** The list's search and sort order, kept in the URL; invalid values are ignored. */
export function useAgencyQuery(): AgencyQueryState {
  const search = useSearch();
  const query = useMemo(() => readAgencyQuery(search), [search]);
  const filter = useMemo(() => agencyFilter.safeParse(query).data ?? {}, [query]);

  const change = useCallback(
    (changes: AgencyFilter) => {
      const next = new URLSearchParams(validQuery(Object.entries({ ...query, ...changes })));
      navigate(`${location.pathname}${next.size > 0 ? `?${next}` : ''}`, { replace: true });
    },
    [query],
  );
  return { filter, query, change };
}
