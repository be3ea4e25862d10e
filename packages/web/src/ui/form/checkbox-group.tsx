import { classNames } from '../theme/class-names.ts';
import styles from './checkbox-group.module.css';
import frame from './field-frame.module.css';
import { controlAttributes, FieldNotes, type FieldTexts } from './field-frame.tsx';

interface CheckboxGroupProps extends FieldTexts {
  readonly options: readonly string[];
  readonly defaultValues?: readonly string[];
}

/** Check boxes for any number of a few options, under one name in the form. */
export function CheckboxGroup({ options, defaultValues = [], ...texts }: CheckboxGroupProps) {
  const { label, name, starred = false, error, hint } = texts;
  const { id, 'aria-invalid': invalid, 'aria-describedby': described } = controlAttributes(texts);
  return (
    <fieldset className={classNames(frame['root'], styles['root'])} id={id} aria-describedby={described}>
      <legend>
        {label}
        {starred && <span aria-hidden>*</span>}
      </legend>
      <div>
        {options.map((option) => (
          <label key={option}>
            <input
              type="checkbox"
              name={name}
              value={option}
              defaultChecked={defaultValues.includes(option)}
              aria-invalid={invalid}
            />
            {option}
          </label>
        ))}
      </div>
      <FieldNotes name={name} error={error} hint={hint} />
    </fieldset>
  );
}
