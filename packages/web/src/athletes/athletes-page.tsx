import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import {
  type AthleteFilter,
  athleteFilter,
  matchesAthlete,
  sortAthletes,
  usualWords,
} from '@matchpoint/core/athletes/lists/athlete-filter';
import { orderText } from '@matchpoint/core/athletes/lists/list-columns';
import { listQuery } from '@matchpoint/core/wire/address';
import { useCallback, useMemo, useRef } from 'react';
import { useOfferedFields, useService } from '../api/service.ts';
import { type ListingView, useListing } from '../api/use-listing.ts';
import { useCompared } from '../board/compare/compared.ts';
import { Page, type PageProps } from '../shell/page.tsx';
import { ListCard } from '../ui/card/card.tsx';
import { lazyPart, PartBoundary } from '../ui/lazy/lazy-part.tsx';
import { usePhone } from '../ui/page/media.ts';
import { listOrder } from '../ui/table/column.ts';
import { WindowedTable } from '../ui/table/windowed-table.tsx';
import { Count } from '../ui/text/lines.tsx';
import { athleteColumns, athletePhoneColumns, withTicks } from './athlete-columns.tsx';
import { AthletesToolbar } from './athletes-toolbar.tsx';
import { cleared } from './filter/filter-chips.ts';
import { useFilter } from './filter/use-filter.ts';
import { useRememberedList } from './last-list.ts';
import { useColumns } from './use-columns.ts';

const CompareBar = lazyPart<'CompareBar', object>(
  () => import('../board/compare/compare-controls.tsx'),
  'CompareBar',
);

const NoAthletes = lazyPart(() => import('./filter/no-athletes.tsx'), 'NoAthletes');
const PrintedFilter = lazyPart(() => import('./filter/printed-filter.tsx'), 'PrintedFilter');

/** rules/lists.md#athletes-page */
export function AthletesPage({ title }: PageProps) {
  const { filter, address, change, changeColumns } = useFilter();
  const chosen = useColumns(address);
  const { rows, total, unreadable, busy, loadMore } = useAthletes(filter);
  const isPhone = usePhone();
  const offered = useOfferedFields();
  const isComparing = useCompared() !== null;
  const columns = useMemo(() => {
    const shown = isPhone ? athletePhoneColumns(offered) : athleteColumns(chosen);
    return isComparing ? withTicks(shown) : shown;
  }, [isPhone, offered, isComparing, chosen]);
  useRememberedList(title, rows, total);
  const order = listOrder(filter.sort, athleteFilter.shape.sort, (sort) =>
    change((now) => ({ ...now, sort })),
  );

  const opener = useRef<HTMLButtonElement>(null);
  function clear(next = cleared) {
    // The button that was pressed goes.
    opener.current?.focus();
    change(next);
  }

  const shown = usualWords(filter)
    .map((word) => `, ${word}`)
    .join('');
  const count = (
    <Count total={total} one={`athlete${shown}`} many={`athletes${shown}`} order={orderText(filter.sort)} />
  );
  return (
    <Page title={title}>
      <ListCard
        label={title}
        foot={!isPhone && count}
        toolbar={
          <AthletesToolbar
            address={address}
            change={change}
            columns={chosen}
            changeColumns={changeColumns}
            order={order}
            rows={rows}
            total={total}
            count={isPhone && count}
            onClear={() => clear()}
            opener={opener}
          />
        }
      >
        {rows !== undefined && total !== undefined && (
          <PartBoundary>
            <PrintedFilter filter={filter} rows={rows} total={total} />
          </PartBoundary>
        )}
        <WindowedTable
          label={title}
          columns={columns}
          rows={rows}
          order={order}
          total={total}
          unreadable={unreadable}
          busy={busy}
          emptyText={
            <PartBoundary>
              <NoAthletes
                filter={filter}
                change={change}
                onClear={() => clear((now) => ({ ...now, q: undefined }))}
              />
            </PartBoundary>
          }
          onNearEnd={loadMore}
        />
        {isComparing && (
          <PartBoundary>
            <CompareBar />
          </PartBoundary>
        )}
      </ListCard>
    </Page>
  );
}

function useAthletes(filter: AthleteFilter): ListingView<Athlete> {
  const { athletes } = useService();
  const query = useMemo(() => listQuery(athleteFilter, filter), [filter]);
  const narrow = useCallback(
    (all: readonly Athlete[]) => sortAthletes(all.filter(matchesAthlete(filter)), filter.sort),
    [filter],
  );
  return useListing(athletes, query, narrow);
}
