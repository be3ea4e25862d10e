import type { ReactNode } from 'react';
import styles from './text.module.css';

/** Links beside each other, such as those below a form. */
export function LinkRow({ children }: { children: ReactNode }) {
  return <div className={styles['linkRow']}>{children}</div>;
}
