import { empty } from '@matchpoint/core/display/display';
import { memo, type ReactNode, type Ref } from 'react';
import { skeletonLines } from '../card/skeleton.tsx';
import { brokenText, ErrorBoundary } from '../status/error-boundary.tsx';
import type { Column } from './column.ts';
import { asCell, asRow, asRowHeader } from './table-roles.ts';

interface TableRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
  /** The row's index in the whole list, needed when not all rows are in the document. */
  readonly index?: number;
  readonly ref?: Ref<HTMLTableRowElement>;
}

function Row<Row>({ columns, row, index, ref }: TableRowProps<Row>) {
  return (
    <tr {...asRow} ref={ref} data-index={index} aria-rowindex={index === undefined ? undefined : index + 2}>
      {columns.map(({ title, cell, corner, numeric }, column) => {
        const content = cell(row);
        return column === 0 ? (
          <th key={title} {...asRowHeader} data-corner={corner !== undefined}>
            {content}
            {corner?.(row)}
          </th>
        ) : (
          <td
            key={title}
            {...asCell}
            data-label={title}
            data-numeric={numeric || undefined}
            data-empty={content === empty || undefined}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
}

/** Renders again only where the row or the columns have changed: scrolling a long list renders what comes into view. */
export const TableRow: <Row>(props: TableRowProps<Row>) => ReactNode = memo((props) => (
  <ErrorBoundary fallback={() => <EmptyRow columns={props.columns} text={brokenText} />}>
    <Row {...props} />
  </ErrorBoundary>
));

/** Five lines in the shape of rows. */
export function SkeletonRows<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return Array.from({ length: skeletonLines }, (_, line) => (
    <tr key={line} data-skeleton-line aria-hidden>
      {columns.map(({ title, numeric }, column) => (
        <td key={title} colSpan={column === 0 ? 1 : undefined} data-numeric={numeric || undefined}>
          <div data-bar />
        </td>
      ))}
    </tr>
  ));
}

/** The only row of an empty list (rules/lists.md#empty-list). */
export function EmptyRow<Row>({ columns, text }: { columns: readonly Column<Row>[]; text: ReactNode }) {
  return (
    <tr {...asRow} data-plain>
      <td {...asCell} colSpan={columns.length}>
        {text}
      </td>
    </tr>
  );
}
