import type { ReactNode } from 'react';
import styles from './card.module.css';

interface ColumnsProps {
  /** Cards side by side have the same height. */
  readonly level?: boolean;
  readonly children: ReactNode;
}

/** Two cards side by side from 1024 px, stacked below that. */
export function Columns({ level = false, children }: ColumnsProps) {
  return (
    <div className={styles['columns']} data-level={level || undefined}>
      {children}
    </div>
  );
}
