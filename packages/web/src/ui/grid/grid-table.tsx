import { formatCount } from '@matchpoint/core/display/count';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useMemo } from 'react';
import { usePrinting } from '../page/window-event.ts';
import { asColumnHeader, asRow, asRowGroup } from '../table/table-roles.ts';
import { columnWidths, type GridColumn, type GridRow, type RowMarks } from './grid-data.ts';
import { GridLine } from './grid-row.tsx';
import { rangeOf, type Selection } from './selection.ts';

interface GridTableProps {
  readonly box: RefObject<HTMLElement | null>;
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
  readonly marksOf: (rowNumber: number) => RowMarks | undefined;
  readonly selection: Selection;
  readonly activeId: string;
  /** Shown in the active cell instead of its text. */
  readonly editor: ReactNode;
  /** The height of a row in pixels. */
  readonly rowHeight: number;
}

/** In rem. */
const headerWidth = 4;
/** More would take the browser minutes. */
const printedRows = 2000;

/** The header and the rows near the view; the active row and the selection's head stay in the document, too. */
export function GridTable({ columns, ...body }: GridTableProps) {
  // Not of the rows: edits and filters change no width.
  const widths = useMemo(() => columnWidths(columns, body.rows), [columns]);
  const width = widths.reduce((sum, next) => sum + next, headerWidth);
  const { left, right } = rangeOf(body.selection);
  return (
    <table role="presentation" style={{ width: `max(100%, ${width}rem)` }}>
      <colgroup>
        <col style={{ width: `${headerWidth}rem` }} />
        {columns.map(({ id }, index) => (
          <col key={id} style={{ width: `${widths[index]}rem` }} />
        ))}
      </colgroup>
      <thead {...asRowGroup}>
        <tr {...asRow} aria-rowindex={1} data-index={-1}>
          <th {...asColumnHeader} aria-colindex={1}>
            Row
          </th>
          {columns.map(({ id, title, note }, column) => (
            <th
              key={id}
              {...asColumnHeader}
              aria-colindex={column + 2}
              title={title}
              data-selected={(left <= column && column <= right) || undefined}
            >
              <span>{title}</span>
              {note !== undefined && <small>{note}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <GridBody columns={columns} {...body} />
    </table>
  );
}

function GridBody({ box, columns, rows, marksOf, selection, activeId, editor, rowHeight }: GridTableProps) {
  const { active, head } = selection;
  const { top, bottom, left, right } = rangeOf(selection);
  const printing = usePrinting();
  const near = useNearRows(box, rows.length, rowHeight, [active.row, head.row]);
  const indexes = printing ? Array.from(rows.keys()).slice(0, printedRows) : near;
  return (
    <tbody {...asRowGroup}>
      {indexes.flatMap((index, rank) => {
        const row = rows[index];
        if (row === undefined) return [];
        const isSelected = top <= index && index <= bottom;
        const isActive = index === active.row;
        const leftOut = index - (indexes[rank - 1] ?? -1) - 1;
        return [
          <Gap key={`gap ${row.number}`} height={leftOut * rowHeight} />,
          <GridLine
            key={row.number}
            row={row}
            index={index}
            columns={columns}
            marks={marksOf(row.number)}
            from={isSelected ? left : 0}
            to={isSelected ? right : -1}
            activeColumn={isActive ? active.column : -1}
            activeId={activeId}
            editor={isActive ? editor : null}
            height={rowHeight}
          />,
        ];
      })}
      {printing ? (
        <Unprinted count={rows.length - indexes.length} columns={columns.length} />
      ) : (
        <Gap height={(rows.length - 1 - (indexes.at(-1) ?? -1)) * rowHeight} />
      )}
    </tbody>
  );
}

/** The space of rows that are left out. */
function Gap({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} />;
}

function Unprinted({ count, columns }: { count: number; columns: number }) {
  return (
    count > 0 && (
      <tr>
        <td colSpan={columns + 1}>{`${formatCount(count)} more rows are not printed.`}</td>
      </tr>
    )
  );
}

/** The indexes of the rows near the view and of those to keep. */
function useNearRows(
  box: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  keep: readonly number[],
): readonly number[] {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    useFlushSync: false,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...keep.filter((index) => index < count)])].sort(
        (a, b) => a - b,
      ),
  });
  useEffect(() => virtualizer.measure(), [rowHeight, virtualizer]);
  return virtualizer.getVirtualItems().map(({ index }) => index);
}
