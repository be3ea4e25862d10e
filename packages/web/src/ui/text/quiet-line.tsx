import type { ReactNode } from 'react';
import styles from './quiet-line.module.css';

/** A remark below a list's controls. */
export function QuietLine({ children }: { children: ReactNode }) {
  return <p className={styles['line']}>{children}</p>;
}
