import type { ComponentProps, ReactNode } from 'react';
import type { ListingView } from '../api/use-listing.ts';
import { ListCard } from '../ui/card/card.tsx';
import { usePhone } from '../ui/page/media.ts';
import type { Column, Keyed, Order } from '../ui/table/column.ts';
import { WindowedTable } from '../ui/table/windowed-table.tsx';
import { Count } from '../ui/text/lines.tsx';
import { Page } from './page.tsx';

interface ListPageProps<Row extends Keyed> {
  readonly title: string;
  readonly list: ListingView<Row>;
  readonly columns: readonly Column<Row>[];
  readonly order: Order;
  /** What is counted, and its order in words. */
  readonly counts: Omit<ComponentProps<typeof Count>, 'total'>;
  readonly rowPress?: string;
  readonly emptyText: ReactNode;
  /** @param details the count on a phone, whose table has no foot */
  readonly toolbar: (details: ReactNode) => ReactNode;
  /** Stands above the rows. */
  readonly first?: ReactNode;
  /** Stands below them. */
  readonly children?: ReactNode;
}

/** A page with one public list. */
export function ListPage<Row extends Keyed>(props: ListPageProps<Row>) {
  const { title, list, counts, toolbar, first, children, ...table } = props;
  const isPhone = usePhone();
  const count = <Count total={list.total} {...counts} />;
  return (
    <Page title={title}>
      <ListCard label={title} foot={!isPhone && count} toolbar={toolbar(isPhone && count)}>
        {first}
        <WindowedTable
          {...table}
          label={title}
          rows={list.rows}
          total={list.total}
          unreadable={list.unreadable}
          busy={list.busy}
          onNearEnd={list.loadMore}
        />
        {children}
      </ListCard>
    </Page>
  );
}
