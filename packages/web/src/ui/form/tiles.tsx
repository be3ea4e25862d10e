import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../theme/class-names.ts';
import frame from './field-frame.module.css';
import styles from './tiles.module.css';

interface TilesProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly icon: LucideIcon }[];
  readonly value: Value | null;
  readonly disabled?: boolean;
  readonly onChange: (value: Value) => void;
}

/** Radio buttons as tiles side by side, none of them chosen at first. */
export function Tiles<Value extends string>(props: TilesProps<Value>) {
  const { label, options, value, disabled = false, onChange } = props;
  const name = useId();
  return (
    <fieldset className={classNames(frame['root'], styles['root'])} disabled={disabled}>
      <legend>{label}</legend>
      <div>
        {options.map(({ value: option, icon: Icon }) => (
          <label key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <Icon aria-hidden />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
