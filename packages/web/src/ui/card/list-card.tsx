import type { ReactNode } from 'react';
import styles from './card.module.css';
import { Card } from './card.tsx';

interface ListCardProps {
  readonly label: string;
  /** Search, sort order and filters. */
  readonly toolbar: ReactNode;
  /** Stays in view below the rows. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The card of a page with a single list, titled by the page's heading. */
export function ListCard({ label, toolbar, foot, children }: ListCardProps) {
  return (
    <Card aria-label={label}>
      <header data-screen-only>{toolbar}</header>
      {children}
      {foot && (
        <footer data-screen-only className={styles['foot']}>
          {foot}
        </footer>
      )}
    </Card>
  );
}
