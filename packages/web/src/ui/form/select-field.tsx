import { controlAttributes, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { Select } from './input.tsx';
import { Options } from './options.tsx';

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
export function SelectField(props: SelectFieldProps) {
  const { options, defaultValue = '', none = 'Not given', disabled = false, onChange, ...texts } = props;
  return (
    <FieldFrame {...texts}>
      <Select
        {...controlAttributes(texts)}
        defaultValue={defaultValue}
        disabled={disabled}
        onChange={({ target }) => onChange?.(target.value)}
      >
        {none !== null && <option value="">{none}</option>}
        <Options of={options} />
      </Select>
    </FieldFrame>
  );
}
