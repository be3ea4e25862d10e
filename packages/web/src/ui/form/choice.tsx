import { useId } from 'react';
import styles from './choice.module.css';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly hint?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Radio buttons for one of a few options, with a hint for each. */
export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles['root']}>
      <legend data-readers-only>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            type="radio"
            name={id}
            checked={option.value === value}
            aria-describedby={option.hint && `${id}${option.value}`}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <small id={`${id}${option.value}`}>{option.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
