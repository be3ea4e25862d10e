import type { ReactNode } from 'react';
import styles from './card.module.css';

interface StickyBarProps {
  readonly label: string;
  readonly status: string;
  /** The buttons. */
  readonly children: ReactNode;
}

/** What can be done with the rows that are ticked, at the lower edge of the screen. */
export function StickyBar({ label, status, children }: StickyBarProps) {
  return (
    <section className={styles['stickyBar']} aria-label={label} data-screen-only>
      <p role="status">{status}</p>
      <div>{children}</div>
    </section>
  );
}
