import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  readonly label: ReactNode;
  readonly name: string;
  /** Why it must be checked, or null. */
  readonly error?: string | null;
}

/** A check box that must be ticked, with its label. */
export function Checkbox({ label, name, error = null }: CheckboxProps) {
  const errorId = `${name}-error`;
  return (
    <div className={styles['root']}>
      <label>
        <input
          type="checkbox"
          name={name}
          required
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorId}
        />
        {label}
      </label>
      {error !== null && <p id={errorId}>{error}</p>}
    </div>
  );
}
