import type { Agency } from '@matchpoint/core/agencies/agency';
import {
  type AgencyFilter,
  type AgencySort,
  agencyAddress,
  agencyFilter,
  agencySortFields,
  matchesAgency,
  sortAgencies,
} from '@matchpoint/core/agencies/agency-filter';
import { agencyOrderText } from '@matchpoint/core/agencies/agency-order';
import type { ListQuery } from '@matchpoint/core/client/listing';
import {
  leftOutText,
  listQuery,
  type QueryPairs,
  queryPairs,
  type ReadQuery,
  readQueryPairs,
} from '@matchpoint/core/wire/address';
import { useCallback, useMemo } from 'react';
import { useService } from '../api/service.ts';
import { useListing } from '../api/use-listing.ts';
import { Page, type PageProps } from '../shell/page.tsx';
import { useAddress } from '../shell/use-address.ts';
import { ListCard } from '../ui/card/card.tsx';
import { SearchBox } from '../ui/form/search-box.tsx';
import { lazyPart, PartBoundary } from '../ui/lazy/lazy-part.tsx';
import { usePhone } from '../ui/page/media.ts';
import { listOrder, ownOrder } from '../ui/table/column.ts';
import { SortSelect } from '../ui/table/sort-select.tsx';
import { WindowedTable } from '../ui/table/windowed-table.tsx';
import { Count, QuietLine } from '../ui/text/lines.tsx';
import { agencyColumns } from './agency-columns.tsx';

const ViewMenu = lazyPart(() => import('../ui/table/view-menu.tsx'), 'ViewMenu');

const orders: readonly AgencySort[] = [
  ownOrder,
  'created',
  ...agencySortFields.flatMap((field): AgencySort[] => (field === 'created' ? [] : [field, `-${field}`])),
];

/** rules/lists.md#agencies-page */
export function AgenciesPage({ title }: PageProps) {
  const { agencies } = useService();
  const { filter, leftOut, query, change } = useAgencyQuery();
  const narrow = useCallback(
    (rows: readonly Agency[]) => sortAgencies(rows.filter(matchesAgency(filter)), filter.sort),
    [filter],
  );
  const { rows, total, unreadable, failed, busy, loadMore } = useListing(agencies, query, narrow);
  const order = listOrder(filter.sort, agencyFilter.shape.sort, (sort) => change({ sort }));

  const { sort: _, ...narrowing } = query;
  const isNarrowed = Object.keys(narrowing).length > 0;
  const note = leftOutText(leftOut);
  const isPhone = usePhone();
  const count = <Count total={total} one="agency" many="agencies" order={agencyOrderText(filter.sort)} />;

  // rules/loading.md#blank-on-failure
  if (failed) return null;
  return (
    <Page title={title}>
      <ListCard
        label={title}
        foot={!isPhone && count}
        toolbar={
          <>
            <SearchBox
              label="Search agencies"
              value={filter.q ?? ''}
              onChange={(q) => change({ q: q || undefined }, Boolean(filter.q && q))}
            />
            <SortSelect orders={orders} orderText={agencyOrderText} order={order} />
            <PartBoundary>
              <ViewMenu />
            </PartBoundary>
            {isPhone && count}
            {note !== null && <QuietLine>{note}</QuietLine>}
          </>
        }
      >
        <WindowedTable
          label={title}
          columns={agencyColumns}
          rows={rows}
          order={order}
          total={total}
          unreadable={unreadable}
          busy={busy}
          emptyText={isNarrowed ? 'No agency matches.' : undefined}
          onNearEnd={loadMore}
        />
      </ListCard>
    </Page>
  );
}

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
function useAgencyQuery(): AgencyQueryState {
  const { address, change: changeAddress } = useAddress(codec);
  const query = useMemo(() => listQuery(agencyFilter, address.filter), [address.filter]);
  const change = useCallback(
    (changes: AgencyFilter, adjusting = false) =>
      changeAddress((now) => ({ ...now, filter: { ...now.filter, ...changes } }), adjusting),
    [changeAddress],
  );
  return { ...address, query, change };
}
