import { memo } from 'react';
import { controlOf, FieldFrame, type FieldTexts } from './field.tsx';
import { Select } from './input.tsx';

interface SelectFieldProps extends FieldTexts {
  /** Value to label, in order. */
  readonly options: ReadonlyMap<string, string>;
  readonly defaultValue?: string;
  /** The label of no choice; null when a choice is required. */
  readonly none?: string | null;
  readonly disabled?: boolean;
  readonly onChange?: (value: string) => void;
}

/** The browser's select with label, hint and error. */
export const SelectField = memo(function SelectField(props: SelectFieldProps) {
  const { options, defaultValue = '', none = 'Not given', disabled = false, onChange, ...texts } = props;
  return (
    <FieldFrame {...texts}>
      <Select
        {...controlOf(texts)}
        defaultValue={defaultValue}
        disabled={disabled}
        onChange={({ target }) => onChange?.(target.value)}
      >
        {none !== null && <option value="">{none}</option>}
        <Options of={options} />
      </Select>
    </FieldFrame>
  );
});

/** The options of a select: value to label, in order. */
export function Options({ of }: { of: ReadonlyMap<string, string> }) {
  return [...of].map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** Options whose labels are their values. */
export function named(values: readonly (string | number)[]): ReadonlyMap<string, string> {
  return new Map(values.map((value) => [String(value), String(value)]));
}
