import { type AgencyFilter, agencyAddress, agencyFilter } from '@matchpoint/core/agencies/agency-filter';
import type { ListQuery } from '@matchpoint/core/client/listing';
import {
  listQuery,
  type QueryPairs,
  queryPairs,
  type ReadQuery,
  readQueryPairs,
} from '@matchpoint/core/wire/address';
import { useCallback, useMemo } from 'react';
import { useAddress } from '../shell/use-address.ts';

interface AgencyQueryState extends ReadQuery<AgencyFilter> {
  /** The filter under the service's names (rules/service.md#paging). */
  readonly query: ListQuery;
  /** Each change is a history entry that Back undoes, except `adjusting` the text of a search. */
  readonly change: (changes: AgencyFilter, adjusting?: boolean) => void;
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
    (changes: AgencyFilter, adjusting = false) =>
      changeAddress((now) => ({ ...now, filter: { ...now.filter, ...changes } }), adjusting),
    [changeAddress],
  );
  return { ...address, query, change };
}
