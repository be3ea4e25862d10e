import { capitalized } from '@matchpoint/core/display/capitalized';
import { formatCount } from '@matchpoint/core/display/count';
import { fieldLabel } from '@matchpoint/core/roster/outcomes/field-label';
import { Input, Select } from '../../ui/form/input.tsx';
import { named, Options } from '../../ui/form/select-field.tsx';
import type { FixedRow } from './fixed-rows.ts';
import styles from './readings.module.css';

interface FixedChoiceProps {
  readonly row: FixedRow;
  /** How many rows the file has. */
  readonly count: number;
  readonly problem: string | null;
}

/** One field without a column: its value for all rows. */
export function FixedChoice({ row: { field, value, reason, choices }, count, problem }: FixedChoiceProps) {
  const noteId = `${field}-note`;
  const control = { id: field, name: field, 'aria-invalid': problem !== null, 'aria-describedby': noteId };
  return (
    <li className={styles['row']} data-open={reason === null || problem !== null || undefined}>
      <div>
        <label htmlFor={field}>{fieldLabel(field)}</label>
        <p>{`${count === 1 ? 'Of the only row' : `Of all ${formatCount(count)} rows`}: no column has it`}</p>
      </div>
      <div>
        {choices === null ? (
          <Input {...control} key={value} inputMode="numeric" autoComplete="off" defaultValue={value} />
        ) : (
          <Select {...control} key={value} defaultValue={value}>
            <option value="">Choose, or choose its column</option>
            <Options of={named(choices)} />
          </Select>
        )}
        <p id={noteId} data-error={problem !== null || undefined}>
          {problem ?? capitalized(reason ?? 'set it for all rows, or choose its column')}
        </p>
      </div>
    </li>
  );
}
