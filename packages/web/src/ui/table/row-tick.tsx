import type { ReactNode } from 'react';
import styles from './row.module.css';

interface RowTickProps {
  /** The box's name for readers. */
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** @param extend whether Shift was held, which chooses a range */
  readonly onChange: (extend: boolean) => void;
  /** The row's name. */
  readonly children: ReactNode;
}

/** A row's name with a box to tick before it. */
export function RowTick({ label, checked, disabled, onChange, children }: RowTickProps) {
  return (
    <span className={styles['tick']}>
      <label data-screen-only>
        <input
          type="checkbox"
          aria-label={label}
          checked={checked}
          disabled={disabled}
          onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
      </label>
      {children}
    </span>
  );
}
