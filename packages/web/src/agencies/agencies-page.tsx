import type { Agency } from '@matchpoint/core/agencies/agency';
import {
  type AgencyFilter,
  type AgencySort,
  agencyAddress,
  agencyFilter,
  agencyOrderText,
  agencySortFields,
  matchesAgency,
  sortAgencies,
} from '@matchpoint/core/agencies/agency-filter';
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
import { ListPage } from '../shell/list-page.tsx';
import type { PageProps } from '../shell/page.tsx';
import { useAddress } from '../shell/use-address.ts';
import { SearchBox } from '../ui/form/search-box.tsx';
import { bounded, lazyPart } from '../ui/lazy/lazy-part.tsx';
import { listOrder, ownOrder } from '../ui/table/column.ts';
import { SortSelect } from '../ui/table/sort-select.tsx';
import { QuietLine } from '../ui/text/lines.tsx';
import { agencyColumns } from './agency-columns.tsx';

const ViewMenu = bounded(lazyPart(() => import('../ui/table/view-menu.tsx'), 'ViewMenu'));

const orders: readonly AgencySort[] = [
  ownOrder,
  'created',
  ...agencySortFields.flatMap((field): AgencySort[] => (field === 'created' ? [] : [field, `-${field}`])),
];

const codec = {
  read: (pairs: QueryPairs) => readQueryPairs(agencyAddress, pairs),
  write: ({ filter }: ReadQuery<AgencyFilter>) => queryPairs(agencyFilter, filter),
};

/** rules/lists.md#agencies-page */
export function AgenciesPage({ title }: PageProps) {
  const { address, change: changeAddress } = useAddress(codec);
  const { filter, leftOut } = address;
  const change = (changes: AgencyFilter, adjusting = false) =>
    changeAddress((now) => ({ ...now, filter: { ...now.filter, ...changes } }), adjusting);
  const list = useAgencies(filter);
  const order = listOrder(filter.sort, agencyFilter.shape.sort, (sort) => change({ sort }));
  const note = leftOutText(leftOut);

  // rules/loading.md#blank-on-failure
  if (list.failed) return null;
  return (
    <ListPage
      title={title}
      list={list}
      columns={agencyColumns}
      order={order}
      counts={{ one: 'agency', many: 'agencies', order: agencyOrderText(filter.sort) }}
      toolbar={(details) => (
        <>
          <SearchBox
            label="Search agencies"
            value={filter.q ?? ''}
            onChange={(q) => change({ q: q || undefined }, Boolean(filter.q && q))}
          />
          <SortSelect orders={orders} orderText={agencyOrderText} order={order} />
          <ViewMenu />
          {details}
          {note !== null && <QuietLine>{note}</QuietLine>}
        </>
      )}
      emptyText={filter.q || filter.sport || filter.country ? 'No agency matches.' : undefined}
    />
  );
}

function useAgencies(filter: AgencyFilter) {
  const { agencies } = useService();
  const query = useMemo(() => listQuery(agencyFilter, filter), [filter]);
  const narrow = useCallback(
    (rows: readonly Agency[]) => sortAgencies(rows.filter(matchesAgency(filter)), filter.sort),
    [filter],
  );
  return useListing(agencies, query, narrow);
}
