import { type OwnColumn, ownColumns, ownColumnTitle } from './my-athlete-columns.tsx';
import { chooseOwnColumns, useOwnColumns } from './own-columns.ts';

/** Which columns are shown; name and sport always are. */
export function ColumnChoice({ offered }: { readonly offered: readonly OwnColumn[] }) {
  const chosen = useOwnColumns();
  return (
    <fieldset>
      <legend>Columns</legend>
      {offered.map((column) => (
        <label key={column}>
          <input
            type="checkbox"
            checked={chosen.includes(column)}
            onChange={({ target }) =>
              chooseOwnColumns(
                ownColumns.filter((one) => (one === column ? target.checked : chosen.includes(one))),
              )
            }
          />
          {ownColumnTitle(column)}
        </label>
      ))}
    </fieldset>
  );
}
