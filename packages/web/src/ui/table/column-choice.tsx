interface ColumnChoiceProps<Name extends string> {
  readonly offered: readonly Name[];
  readonly chosen: readonly Name[];
  readonly titleOf: (column: Name) => string;
  /** Always shown. */
  readonly fixed?: Name;
  /** In any order. */
  readonly onChoose: (columns: readonly Name[]) => void;
}

/** The columns of a list to choose from. */
export function ColumnChoice<Name extends string>(props: ColumnChoiceProps<Name>) {
  const { offered, chosen, titleOf, fixed, onChoose } = props;
  return (
    <fieldset>
      <legend>Columns</legend>
      {offered.map((column) => (
        <label key={column}>
          <input
            type="checkbox"
            checked={chosen.includes(column)}
            disabled={column === fixed}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, column] : chosen.filter((other) => other !== column))
            }
          />
          <span>{titleOf(column)}</span>
        </label>
      ))}
    </fieldset>
  );
}
