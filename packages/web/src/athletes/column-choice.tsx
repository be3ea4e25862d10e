import {
  firstColumn,
  inListOrder,
  type ListColumn,
  listColumnNames,
  listColumns,
} from '@matchpoint/core/athletes/list-columns';
import type { ChosenColumns } from './use-columns.ts';

interface ColumnChoiceProps extends ChosenColumns {
  /** Whether the service says when an athlete was added. */
  readonly isDated: boolean;
}

/** The columns of the list to choose from (rules/lists.md#list-columns). */
export function ColumnChoice({ columns, choose, isDated }: ColumnChoiceProps) {
  const offered = listColumnNames.filter(
    (column) => column !== 'added' || isDated || columns.includes(column),
  );

  function toggle(column: ListColumn) {
    const others = columns.filter((each) => each !== column);
    choose(inListOrder(others.length < columns.length ? others : [...columns, column]));
  }

  return (
    <fieldset>
      <legend>Columns</legend>
      {offered.map((column) => (
        <label key={column}>
          <input
            type="checkbox"
            checked={columns.includes(column)}
            disabled={column === firstColumn}
            onChange={() => toggle(column)}
          />
          {listColumns[column].title}
        </label>
      ))}
    </fieldset>
  );
}
