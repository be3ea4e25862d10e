import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { ariaSort, type Column, nextSort, type Order } from './column.ts';
import { tableRecipe } from './table.recipe.ts';
import { asColumnHeader, asRow, asRowGroup, asTable } from './table-roles.ts';

const Table = chakra('table', tableRecipe);

interface TableFrameProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly order?: Order | undefined;
  /** Rows of the whole list, where only some are in the document. */
  readonly rowCount?: number | undefined;
  readonly busy?: boolean | undefined;
  readonly bodyRef?: Ref<HTMLTableSectionElement> | undefined;
  readonly children: ReactNode;
}

/**
 * The one styled element of a table, its columns and its header. The roles are written out because a table that
 * is laid out as blocks on a phone is no table to a screen reader.
 */
export function TableFrame<Row>({
  label,
  columns,
  order,
  rowCount,
  busy = false,
  bodyRef,
  children,
}: TableFrameProps<Row>) {
  const whole = columns.reduce((sum, { width = 1 }) => sum + width, 0);
  return (
    <Table {...asTable} aria-label={label} aria-busy={busy} aria-rowcount={rowCount && rowCount + 1}>
      <colgroup>
        {columns.map(({ title, width = 1 }) => (
          <col key={title} style={{ width: `${(100 * width) / whole}%` }} />
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
    </Table>
  );
}

function HeaderCell<Row>({ column, order }: { column: Column<Row>; order: Order | undefined }) {
  const { title, numeric, sort: field } = column;
  if (order === undefined || field === undefined) {
    return (
      <th {...asColumnHeader} data-numeric={numeric}>
        {title}
      </th>
    );
  }
  const direction = ariaSort(field, order.sort);
  const Arrow = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[direction];
  return (
    <th {...asColumnHeader} data-numeric={numeric} aria-sort={direction}>
      <SortButton
        type="button"
        data-sorted={direction !== 'none' || undefined}
        onClick={() => order.onSort(nextSort(field, order.sort))}
      >
        {title}
        <Arrow aria-hidden size={14} />
      </SortButton>
    </th>
  );
}

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '10',
    textAlign: 'start',
    mx: '-2',
    px: '2',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    '&[data-sorted]': { color: 'fg' },
    '& svg': { flexShrink: '0', opacity: '0.6', _print: { display: 'none' } },
    '&:not([data-sorted]) svg': { xlDown: { display: 'none' } },
    '&[data-sorted] svg': { opacity: '1' },
    '[data-numeric] &': { flexDirection: 'row-reverse' },
  },
});
