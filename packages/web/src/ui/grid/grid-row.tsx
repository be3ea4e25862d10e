import { memo, type ReactNode } from 'react';
import { asGridCell, asRow, asRowHeader } from '../table/table-roles.ts';
import { cellText, type GridColumn, type GridMark, type GridRow, type RowMarks } from './grid-data.ts';

interface GridLineProps {
  readonly row: GridRow;
  /** Among the rows shown. */
  readonly index: number;
  readonly columns: readonly GridColumn[];
  readonly marks: RowMarks | undefined;
  /** The selected columns; empty when `from` is above `to`. */
  readonly from: number;
  readonly to: number;
  /** -1 when the active cell is in another row. */
  readonly activeColumn: number;
  /** The id of the active cell. */
  readonly activeId: string;
  /** Shown in the active cell instead of its text. */
  readonly editor: ReactNode;
  /** In pixels. */
  readonly height: number;
}

/** One row of a grid, rendered anew only when something in it changes. */
export const GridLine = memo(function GridLine(props: GridLineProps) {
  const { row, index, columns, marks, from, to, activeColumn, activeId, editor, height } = props;
  return (
    <tr {...asRow} aria-rowindex={index + 2} data-index={index} style={{ height }}>
      <th {...asRowHeader} aria-colindex={1} data-selected={from <= to || undefined}>
        {row.number}
      </th>
      {columns.map(({ id }, column) => {
        const isActive = column === activeColumn;
        return (
          <Cell
            key={id}
            column={column}
            text={cellText(row, column)}
            mark={marks?.get(column)}
            isSelected={from <= column && column <= to}
            id={isActive ? activeId : undefined}
            editor={isActive ? editor : null}
          />
        );
      })}
    </tr>
  );
});

interface CellProps {
  readonly column: number;
  readonly text: string;
  readonly mark: GridMark | undefined;
  readonly isSelected: boolean;
  /** Only the active cell has one. */
  readonly id: string | undefined;
  readonly editor: ReactNode;
}

function Cell({ column, text, mark, isSelected, id, editor }: CellProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is among those given
    <td
      {...asGridCell}
      id={id}
      aria-colindex={column + 2}
      aria-selected={isSelected}
      aria-invalid={mark?.kind === 'problem' || undefined}
      aria-description={mark?.text}
      title={mark?.text}
      data-mark={mark?.kind}
      data-editing={editor !== null || undefined}
    >
      {editor ?? text}
    </td>
  );
}
