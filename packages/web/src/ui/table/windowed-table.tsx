import { type ReactNode, type RefObject, useDeferredValue, useRef } from 'react';
import { bounded, lazyPart, PartBoundary } from '../lazy/lazy-part.tsx';
import { usePrinting } from '../page/window-event.ts';
import { LoadError } from '../status/error-boundary.tsx';
import type { Column, Keyed, Order } from './column.ts';
import { type Density, useDensity } from './density.ts';
import { TableFrame } from './table-frame.tsx';
import { EmptyRow, SkeletonRows, TableRow } from './table-row.tsx';

interface WindowedTableProps<Row extends Keyed> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined until the first answer: a skeleton of five lines. */
  readonly rows: readonly Row[] | undefined;
  readonly order?: Order;
  /** What pressing a row's button does, in words: S does it. */
  readonly rowPress?: string;
  /** How many rows could not be read. */
  readonly unreadable?: number;
  /** Number of rows in the whole list, fetched or not. */
  readonly total?: number | undefined;
  /** The rows belong to an earlier query. */
  readonly busy?: boolean;
  /** Shown when there are no rows. */
  readonly emptyText?: ReactNode;
  /** Called when few fetched rows are left below the viewport. */
  readonly onNearEnd?: (() => void) | undefined;
}

const ListKeys = bounded(lazyPart(() => import('./list-keys.tsx'), 'ListKeys'));

/** Loads after the first rows, which need no windowing. */
const WindowedRows = lazyPart(() => import('./windowed-rows.tsx'), 'WindowedRows');
const firstRows = 50;

/** A table of any length: only the rows near the viewport are in the document; all of them while printing. */
export function WindowedTable<Row extends Keyed>({
  label,
  columns,
  rows: latest,
  order,
  rowPress,
  unreadable,
  total,
  busy = false,
  emptyText = 'Nothing here yet',
  onNearEnd,
}: WindowedTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const printing = usePrinting();
  const density = useDensity();
  // Many new rows are rendered in slices, between which the page answers.
  const rows = useDeferredValue(latest) ?? latest;
  const plain = (shown: readonly Row[] = []) =>
    shown.map((row, index) => <TableRow key={row.id} columns={columns} row={row} index={index} />);

  return (
    <>
      <TableFrame
        label={label}
        columns={columns}
        order={order}
        rowCount={total}
        density={density}
        busy={busy || rows === undefined || rows !== latest}
        unreadable={unreadable}
        bodyRef={body}
      >
        {rows === undefined && <SkeletonRows columns={columns} />}
        {rows?.length === 0 && <EmptyRow columns={columns} text={emptyText} />}
        {printing || rows === undefined || rows.length <= firstRows ? (
          plain(rows)
        ) : (
          <LongRows
            first={plain(rows.slice(0, firstRows))}
            {...{ body, rows, columns, density, onNearEnd }}
          />
        )}
      </TableFrame>
      {rows !== undefined && <ListKeys body={body} rowPress={rowPress} />}
    </>
  );
}

interface LongRowsProps<Row extends Keyed> extends Pick<WindowedTableProps<Row>, 'columns' | 'onNearEnd'> {
  readonly rows: readonly Row[];
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly density: Density;
  /** Shown until the windowing's script is loaded. */
  readonly first: ReactNode;
}

/** The rows near the viewport of a list with more rows than `first`. */
function LongRows<Row extends Keyed>({ rows, columns, body, density, onNearEnd, first }: LongRowsProps<Row>) {
  return (
    <PartBoundary
      waiting={first}
      failed={(retry) => (
        <>
          {first}
          <EmptyRow columns={columns} text={<LoadError what="The rest of the list" onRetry={retry} />} />
        </>
      )}
    >
      <WindowedRows key={density} {...{ body, density, onNearEnd }} count={rows.length}>
        {(index, ref) => {
          const row = rows[index];
          return row && <TableRow key={row.id} ref={ref} columns={columns} row={row} index={index} />;
        }}
      </WindowedRows>
    </PartBoundary>
  );
}
