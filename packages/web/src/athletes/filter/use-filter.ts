import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import type { AthleteFilter } from '@matchpoint/core/athletes/lists/athlete-filter';
import {
  type ListAddress,
  listAddressPairs,
  readListAddress,
} from '@matchpoint/core/athletes/lists/list-address';
import type { QueryPairs } from '@matchpoint/core/wire/address';
import { useCallback, useMemo } from 'react';
import useSWR from 'swr';
import { useOffered, useService } from '../../api/service.ts';
import { useAddress } from '../../shell/use-address.ts';

/** The same function in every render, so that parts of the page which get it can be memoized. */
export type ChangeFilter = (next: (filter: AthleteFilter) => AthleteFilter, adjusting?: boolean) => void;

interface FilterState {
  readonly filter: AthleteFilter;
  /** All that the URL says, the filter, too. */
  readonly address: ListAddress;
  readonly change: ChangeFilter;
  /** Replaces the history entry: more columns of the same list are not a step to go back from. */
  readonly changeColumns: (columns: ListAddress['columns']) => void;
}

/**
 * The filter, kept in the URL (rules/lists.md#list-addresses). Each change is a history entry that Back undoes, except
 * `adjusting` the text of a search or the bounds of a range that is already set.
 */
export function useFilter(): FilterState {
  const offered = useOffered();
  const codec = useMemo(
    () => ({
      read: (pairs: QueryPairs) => readListAddress(pairs, offered),
      write: listAddressPairs,
    }),
    [offered],
  );
  const { address, change: changeAddress } = useAddress(codec);
  const change = useCallback<ChangeFilter>(
    (next, adjusting = false) => changeAddress((now) => ({ ...now, filter: next(now.filter) }), adjusting),
    [changeAddress],
  );
  const changeColumns = useCallback(
    (columns: ListAddress['columns']) => changeAddress((now) => ({ ...now, columns }), true),
    [changeAddress],
  );
  return { filter: address.filter, address, change, changeColumns };
}

/** The name of the agency in the filter: from the list if it has a row of the agency, else from the service. */
export function useAgencyName(id: string | undefined, rows: readonly Athlete[] | undefined): string | null {
  const { client } = useService();
  const listed = rows?.find(({ agency_id }) => agency_id === id)?.agency_name ?? null;
  const asked = id !== undefined && rows !== undefined && listed === null ? id : null;
  const { data } = useSWR(asked === null ? null : ['agency', asked], () => client.showAgency(asked ?? ''));
  return listed ?? data?.name ?? null;
}
