import { useId } from 'react';
import { FieldFrame } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/input.tsx';
import { Options } from '../../ui/form/select-field.tsx';

interface ChoiceFilterProps {
  readonly label: string;
  /** Value to label, in order; the chosen value is among them. */
  readonly options: ReadonlyMap<string, string>;
  readonly value: string | undefined;
  /** The value that stands for any. */
  readonly any?: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A select with 'Any'. */
export function ChoiceFilter({ label, options, value, any = '', onChange }: ChoiceFilterProps) {
  const id = useId();
  return (
    <FieldFrame label={label} name={id} half>
      <Select id={id} value={value ?? any} onChange={({ target }) => onChange(target.value || undefined)}>
        <option value={any}>Any</option>
        <Options of={options} />
      </Select>
    </FieldFrame>
  );
}
