import { counted } from '@matchpoint/core/display/count';
import type { ReactNode, Ref } from 'react';
import { ariaSort, type Column, nextSort, type Order } from './column.ts';
import type { Density } from './density.ts';
import styles from './table.module.css';
import { asColumnHeader, asRow, asRowGroup, asTable } from './table-roles.ts';
import { EmptyRow } from './table-row.tsx';

interface TableFrameProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly order?: Order | undefined;
  /** Number of rows of the whole list when only some are in the document. */
  readonly rowCount?: number | undefined;
  readonly busy?: boolean | undefined;
  readonly density?: Density | undefined;
  /** How many rows could not be read: a quiet line at the end says so (rules/loading.md#malformed-answers). */
  readonly unreadable?: number | undefined;
  readonly bodyRef?: Ref<HTMLTableSectionElement> | undefined;
  readonly children: ReactNode;
}

/** More columns than these have less space around their texts, and scroll sideways in their frame where they must. */
const roomy = 9;

/**
 * A table with its columns and its header. The roles are explicit because screen readers do not recognise a table
 * laid out as blocks on a phone.
 */
export function TableFrame<Row>(props: TableFrameProps<Row>) {
  const { label, columns, order, rowCount, busy = false, density, unreadable = 0, bodyRef, children } = props;
  const isCrowded = columns.length > roomy;
  const totalWidth = columns.reduce((sum, { width = 1 }) => sum + width, 0);
  return (
    <div className={styles['frame']} data-crowded={isCrowded}>
      <table
        className={styles['table']}
        {...asTable}
        data-density={density}
        data-crowded={isCrowded}
        aria-label={label}
        aria-busy={busy}
        aria-rowcount={rowCount && rowCount + 1}
      >
        <colgroup>
          {columns.map(({ title, width = 1 }) => (
            <col key={title} width={`${(100 * width) / totalWidth}%`} />
          ))}
        </colgroup>
        <thead {...asRowGroup}>
          <tr {...asRow}>
            {columns.map((column) => (
              <HeaderCell key={column.title} column={column} order={order} />
            ))}
          </tr>
        </thead>
        <tbody {...asRowGroup} ref={bodyRef}>
          {children}
        </tbody>
        {unreadable > 0 && (
          <tfoot {...asRowGroup}>
            <EmptyRow
              columns={columns}
              text={`${counted(unreadable, 'row')} could not be read and ${unreadable === 1 ? 'is' : 'are'} not shown.`}
            />
          </tfoot>
        )}
      </table>
    </div>
  );
}

function HeaderCell<Row>({ column, order }: { column: Column<Row>; order: Order | undefined }) {
  const { title, first, numeric, sort } = column;
  if (order === undefined || sort === undefined) {
    return (
      <th {...asColumnHeader} data-numeric={numeric || undefined}>
        {first}
        <span>{title}</span>
      </th>
    );
  }
  const direction = ariaSort(column, order.sort);
  return (
    <th {...asColumnHeader} data-numeric={numeric || undefined} aria-sort={direction}>
      {first}
      <button type="button" onClick={() => order.onSort(nextSort(column, order.sort))}>
        <span>{title}</span>
        <SortArrow direction={direction} />
      </button>
    </th>
  );
}

const paths = {
  ascending: 'M8 13V3m0 0L4 7m4-4 4 4',
  descending: 'M8 3v10m0 0 4-4m-4 4L4 9',
  none: 'm5 6 3-3 3 3M5 10l3 3 3-3',
} as const;

/** Plain SVG, because a table has many: an icon of the library is three components deep. */
function SortArrow({ direction }: { direction: keyof typeof paths }) {
  return (
    <svg aria-hidden="true" width="14" height="14" viewBox="0 0 16 16" fill="none" stroke="currentColor">
      <path d={paths[direction]} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
