import type { Athlete } from '@matchpoint/core/athletes/athlete';
import { athleteFilter, matchesAthlete, sortAthletes } from '@matchpoint/core/athletes/athlete-filter';
import { useCallback, useMemo } from 'react';
import { useService } from '../api/service.ts';
import { useListing } from '../api/use-listing.ts';
import type { PageProps } from '../shell/lazy-page.ts';
import { Page } from '../shell/page.tsx';
import { toHome } from '../shell/trails.ts';
import { ListCard } from '../ui/list-card.tsx';
import { WindowedTable } from '../ui/windowed-table.tsx';
import { athleteColumns } from './athlete-columns.tsx';
import { AthletesToolbar } from './athletes-toolbar.tsx';
import { ClearAll } from './clear-all.tsx';
import { cleared, isNarrowed } from './filter-chips.ts';
import { filterQuery } from './filter-url.ts';
import { PrintedFilter } from './printed-filter.tsx';
import { useFilter } from './use-filter.ts';

/** rules.md#athletes-page */
export function AthletesPage({ title }: PageProps) {
  const { athletes } = useService();
  const { filter, change } = useFilter();
  const query = useMemo(() => filterQuery(filter), [filter]);
  const narrow = useCallback(
    (all: readonly Athlete[]) => sortAthletes(all.filter(matchesAthlete(filter)), filter.sort),
    [filter],
  );
  const { rows, total, unreadable, busy, loadMore } = useListing(athletes, query, narrow);
  const order = {
    sort: filter.sort,
    onSort: (sort: string | undefined) => {
      change({ ...filter, sort: athleteFilter.shape.sort.safeParse(sort).data });
      window.scrollTo({ top: 0 });
    },
  };

  return (
    <Page title={title} trail={toHome}>
      <ListCard
        label={title}
        toolbar={<AthletesToolbar filter={filter} change={change} order={order} rows={rows} total={total} />}
      >
        <PrintedFilter filter={filter} rows={rows} total={total} />
        <WindowedTable
          label={title}
          columns={athleteColumns}
          rows={rows}
          rowKey={(athlete) => athlete.id}
          order={order}
          total={total}
          unreadable={unreadable}
          busy={busy}
          emptyText={
            isNarrowed(filter) ? (
              <>
                No athlete matches. <ClearAll onClear={() => change(cleared(filter))} />
              </>
            ) : undefined
          }
          onNearEnd={loadMore}
        />
      </ListCard>
    </Page>
  );
}
