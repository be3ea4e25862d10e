import { athleteFilter, usualWords } from '@matchpoint/core/athletes/lists/athlete-filter';
import { orderText } from '@matchpoint/core/athletes/lists/list-columns';
import { useMemo, useRef } from 'react';
import { useOfferedFields } from '../api/service.ts';
import { useCompared } from '../board/compare/compared.ts';
import { ListPage } from '../shell/list-page.tsx';
import type { PageProps } from '../shell/page.tsx';
import { bounded, lazyPart } from '../ui/lazy/lazy-part.tsx';
import { usePhone } from '../ui/page/media.ts';
import { listOrder } from '../ui/table/column.ts';
import { athleteColumns, athletePhoneColumns, starPress, withTicks } from './athlete-columns.tsx';
import { AthletesToolbar } from './athletes-toolbar.tsx';
import { cleared } from './filter/filter-chips.ts';
import { useFilter } from './filter/use-filter.ts';
import { useRememberedList } from './last-list.ts';
import { useAthletes } from './use-athletes.ts';
import { useColumns } from './use-columns.ts';

const CompareBar = bounded(
  lazyPart<'CompareBar', object>(() => import('../board/compare/compare-controls.tsx'), 'CompareBar'),
);
const NoAthletes = bounded(lazyPart(() => import('./filter/no-athletes.tsx'), 'NoAthletes'));
const PrintedFilter = bounded(lazyPart(() => import('./filter/printed-filter.tsx'), 'PrintedFilter'));

/** rules/lists.md#athletes-page */
export function AthletesPage({ title }: PageProps) {
  const { filter, address, change, changeColumns } = useFilter();
  const chosen = useColumns(address);
  const list = useAthletes(filter);
  const { rows, total } = list;
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
  return (
    <ListPage
      title={title}
      list={list}
      columns={columns}
      order={order}
      counts={{ one: `athlete${shown}`, many: `athletes${shown}`, order: orderText(filter.sort) }}
      rowPress={starPress}
      toolbar={(details) => (
        <AthletesToolbar
          address={address}
          change={change}
          columns={chosen}
          changeColumns={changeColumns}
          order={order}
          rows={rows}
          total={total}
          count={details}
          onClear={() => clear()}
          opener={opener}
        />
      )}
      first={
        rows !== undefined &&
        total !== undefined && <PrintedFilter filter={filter} rows={rows} total={total} />
      }
      emptyText={
        <NoAthletes
          filter={filter}
          change={change}
          onClear={() => clear((now) => ({ ...now, q: undefined }))}
        />
      }
    >
      {isComparing && <CompareBar />}
    </ListPage>
  );
}
