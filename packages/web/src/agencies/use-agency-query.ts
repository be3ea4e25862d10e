import { type AgencyFilter, agencyAddress, agencyFilter } from '@matchpoint/core/agencies/agency-filter';
import type { ListQuery } from '@matchpoint/core/client/listing';
import {
  listQuery,
  type QueryPairs,
  queryPairs,
  type ReadQuery,
  readQueryPairs,
} from '@matchpoint/core/contract/address';
import { useCallback, useMemo } from 'react';
import { useAddress } from '../shell/use-address.ts';

interface AgencyQueryState extends ReadQuery<AgencyFilter> {
  /** The filter under the service's names (rules/service.md#paging). */
  readonly query: ListQuery;
  readonly change: (changes: AgencyFilter) => void;
}

const codec = {
  read: (pairs: QueryPairs) => readQueryPairs(agencyAddress, pairs),
  write: ({ filter }: ReadQuery<AgencyFilter>) => queryPairs(agencyFilter, filter),
};

/** The list's search and sort order, kept in the URL (rules/lists.md#list-addresses). */
export function useAgencyQuery(): AgencyQueryState {
  const { address, change: changeAddress } = useAddress(codec);
  const query = useMemo(() => listQuery(agencyFilter, address.filter), [address.filter]);
  const change = useCallback(
    (changes: AgencyFilter) =>
      changeAddress((now) => ({ ...now, filter: { ...now.filter, ...changes } }), true),
    [changeAddress],
  );
  return { ...address, query, change };
}
