import type { Column, Keyed } from './column.ts';
import { TableFrame } from './table-frame.tsx';
import { EmptyRow, SkeletonRows, TableRow } from './table-row.tsx';

interface DataTableProps<Row extends Keyed> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined until the first answer: a skeleton of five lines. */
  readonly rows: readonly Row[] | undefined;
  /** How many rows could not be read. */
  readonly unreadable?: number;
}

/** A table of few rows, all of them in the document; for many rows use `WindowedTable`. */
export function DataTable<Row extends Keyed>({ label, columns, rows, unreadable }: DataTableProps<Row>) {
  return (
    <TableFrame label={label} columns={columns} busy={rows === undefined} unreadable={unreadable}>
      {rows === undefined && <SkeletonRows columns={columns} />}
      {rows?.length === 0 && <EmptyRow columns={columns} text="Nothing here yet" />}
      {rows?.map((row) => (
        <TableRow key={row.id} columns={columns} row={row} />
      ))}
    </TableFrame>
  );
}
