import type { ReactNode } from 'react';
import { cardStyles } from './card.static.ts';

interface ListCardProps {
  readonly label: string;
  /** Search, order and what else narrows the list. */
  readonly toolbar: ReactNode;
  readonly children: ReactNode;
}

/** The card of a page that is one list: the page's heading is its title. */
export function ListCard({ label, toolbar, children }: ListCardProps) {
  return (
    <section className={cardStyles.root} aria-label={label}>
      <header data-screen-only>{toolbar}</header>
      {children}
    </section>
  );
}
