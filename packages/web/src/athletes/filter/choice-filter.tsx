import { useId } from 'react';
import { Select } from '../../ui/form/input.tsx';
import { Options } from '../../ui/form/options.tsx';
import styles from './choice-filter.module.css';

interface ChoiceFilterProps {
  readonly label: string;
  /** Value to label, in order. */
  readonly options: ReadonlyMap<string, string>;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A select with 'Any'. A value that is not among the options, as another service may have, stays selectable. */
export function ChoiceFilter({ label, options, value, onChange }: ChoiceFilterProps) {
  const id = useId();
  const all = value === undefined || options.has(value) ? options : new Map([...options, [value, value]]);
  return (
    <div className={styles['root']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <Select id={id} value={value ?? ''} onChange={({ target }) => onChange(target.value || undefined)}>
        <option value="">Any</option>
        <Options of={all} />
      </Select>
    </div>
  );
}
