import type { Column } from './column.ts';
import { TableFrame } from './table-frame.tsx';
import { EmptyRow, SkeletonRows, TableRow } from './table-row.tsx';

interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined until the first answer: a skeleton of five lines. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** How many rows could not be read. */
  readonly unreadable?: number;
}

/** A table of few rows, all of them in the document; for many rows use `WindowedTable`. */
export function DataTable<Row>({ label, columns, rows, rowKey, unreadable }: DataTableProps<Row>) {
  return (
    <TableFrame label={label} columns={columns} busy={rows === undefined} unreadable={unreadable}>
      {rows === undefined && <SkeletonRows columns={columns} />}
      {rows?.length === 0 && <EmptyRow columns={columns} text="Nothing here yet" />}
      {rows?.map((row) => (
        <TableRow key={rowKey(row)} columns={columns} row={row} />
      ))}
    </TableFrame>
  );
}
