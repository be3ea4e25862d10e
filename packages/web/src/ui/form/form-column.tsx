import type { ReactNode } from 'react';
import styles from './form-column.module.css';

/** Cards below each other, as wide as every form. */
export function FormColumn({ children }: { children: ReactNode }) {
  return <div className={styles['root']}>{children}</div>;
}
