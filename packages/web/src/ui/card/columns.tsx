import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  /** Of the same height while side by side. */
  readonly level?: boolean;
  readonly children: ReactNode;
}

/** Two cards side by side from 1024 px, stacked below that. */
export function Columns({ level = false, children }: ColumnsProps) {
  return (
    <div className={styles['root']} data-level={level || undefined}>
      {children}
    </div>
  );
}
