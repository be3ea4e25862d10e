import { Stack } from '@chakra-ui/react';
import { counted } from '@matchpoint/core/display/count';
import type { ImportCheck } from '@matchpoint/core/roster/checking/check-rows';
import { Select } from '../../ui/form/input.tsx';

/** Which rows the grid shows: those that were so when it was chosen, so that none vanishes while it is repaired. */
export type RowFilter =
  | { readonly kind: 'all' }
  | { readonly kind: 'problems' | 'warnings' | 'readings' | 'group'; readonly rows: ReadonlySet<number> };

interface RowFilterSelectProps {
  readonly check: ImportCheck;
  readonly filter: RowFilter;
  readonly onChange: (filter: RowFilter) => void;
}

export function RowFilterSelect({ check, filter, onChange }: RowFilterSelectProps) {
  const filters = filtersOf(check);
  return (
    <Stack gap="1" maxWidth="20rem" textStyle="sm">
      <label htmlFor="shown-rows">Show</label>
      <Select
        id="shown-rows"
        value={filter.kind}
        onChange={({ target }) => {
          const chosen = filters.find(({ kind }) => kind === target.value);
          onChange(chosen ?? { kind: 'all' });
        }}
      >
        <option value="all">{`All ${counted(check.rows, 'row')}`}</option>
        {filters.map(({ kind, rows }) => (
          <option key={kind} value={kind}>
            {`${counted(rows.size, 'row')} with ${kind === 'readings' ? 'cells read in other words' : kind}`}
          </option>
        ))}
        {filter.kind === 'group' && (
          <option value="group">{`${counted(filter.rows.size, 'row')} of the group`}</option>
        )}
      </Select>
    </Stack>
  );
}

function filtersOf({ problems, warnings, readings }: ImportCheck) {
  const rowsOf = (groups: readonly (readonly { readonly row: number }[])[]) =>
    new Set(groups.flat().map(({ row }) => row));
  return [
    { kind: 'problems' as const, rows: rowsOf(problems) },
    { kind: 'warnings' as const, rows: rowsOf(warnings) },
    { kind: 'readings' as const, rows: new Set(readings.flatMap(({ rows }) => rows)) },
  ].filter(({ rows }) => rows.size > 0);
}
