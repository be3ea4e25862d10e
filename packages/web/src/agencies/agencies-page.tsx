import type { Agency } from '@matchpoint/core/agencies/agency';
import {
  type AgencySort,
  agencyFilter,
  agencySortFields,
  matchesAgency,
  sortAgencies,
} from '@matchpoint/core/agencies/agency-filter';
import { agencyOrderText } from '@matchpoint/core/agencies/agency-order';
import { leftOutText } from '@matchpoint/core/wire/address';
import { useCallback } from 'react';
import { useService } from '../api/service.ts';
import { useListing } from '../api/use-listing.ts';
import { Page, type PageProps } from '../shell/page.tsx';
import { ListCard } from '../ui/card/list-card.tsx';
import { SearchBox } from '../ui/form/search-box.tsx';
import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import { PartBoundary } from '../ui/lazy/part-boundary.tsx';
import { usePhone } from '../ui/media/use-phone.ts';
import { listOrder, ownOrder } from '../ui/table/list-order.ts';
import { SortSelect } from '../ui/table/sort-select.tsx';
import { WindowedTable } from '../ui/table/windowed-table.tsx';
import { Count } from '../ui/text/count.tsx';
import { QuietLine } from '../ui/text/quiet-line.tsx';
import { agencyColumns } from './agency-columns.tsx';
import { useAgencyQuery } from './use-agency-query.ts';

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
