import type { ReactNode } from 'react';
import styles from './form-footer.module.css';

/** The end of a form in a dialog, which stays in view while the fields scroll beneath it. */
export function FormFooter({ children }: { children: ReactNode }) {
  return <div className={styles['root']}>{children}</div>;
}
