import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Column, Order } from './column.ts';
import { TableFrame } from './table-frame.tsx';
import { EmptyRow, SkeletonRows, TableRow } from './table-row.tsx';
import { usePrinting } from './use-printing.ts';

interface WindowedTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while there is no answer: a skeleton of five lines. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly order?: Order;
  /** Rows that there are, fetched or not. */
  readonly total?: number | undefined;
  readonly busy?: boolean;
  /** What the only row says when there is no other. */
  readonly emptyText?: string;
  /** Called when fewer than two screens of rows are left. */
  readonly onNearEnd?: () => void;
}

/** Pixels of a row, until it is measured. */
const estimate = () => (window.innerWidth < 768 ? 148 : 48);
const rowsLeft = 50;

/** A table of any length: only the rows near the window's view are in the document, all of them while it prints. */
export function WindowedTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  order,
  total,
  busy = false,
  emptyText = 'Nothing here yet',
  onNearEnd,
}: WindowedTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const printing = usePrinting();
  const count = rows?.length ?? 0;

  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(Math.round(top + window.scrollY));
  });

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: estimate,
    overscan: 12,
    scrollMargin,
    useFlushSync: false,
    getItemKey: (index) => {
      const row = rows?.[index];
      return row === undefined ? index : rowKey(row);
    },
  });
  const items = virtualizer.getVirtualItems();
  const lastIndex = items.at(-1)?.index ?? 0;

  useEffect(() => {
    if (count > 0 && lastIndex >= count - rowsLeft) onNearEnd?.();
  }, [count, lastIndex, onNearEnd]);

  const above = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const below = Math.max(
    0,
    virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin),
  );

  return (
    <TableFrame
      label={label}
      columns={columns}
      order={order}
      rowCount={total}
      busy={busy || rows === undefined}
      bodyRef={body}
    >
      {rows === undefined && <SkeletonRows columns={columns} />}
      {rows?.length === 0 && <EmptyRow columns={columns} text={emptyText} />}
      {printing ? (
        rows?.map((row, index) => <TableRow key={rowKey(row)} columns={columns} row={row} index={index} />)
      ) : (
        <>
          <Spacer height={above} />
          {items.map(({ index, key }) => {
            const row = rows?.[index];
            if (row === undefined) return null;
            return (
              <TableRow
                key={String(key)}
                ref={virtualizer.measureElement}
                columns={columns}
                row={row}
                index={index}
              />
            );
          })}
          <Spacer height={below} />
        </>
      )}
    </TableFrame>
  );
}

function Spacer({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden data-plain style={{ height }} />;
}
