import { Card } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ListCardProps {
  readonly label: string;
  /** Search, order and what else narrows the list. */
  readonly toolbar: ReactNode;
  readonly children: ReactNode;
}

/** The card of a page that is one list: the page's heading is its title. */
export function ListCard({ label, toolbar, children }: ListCardProps) {
  return (
    <Card.Root asChild>
      <section aria-label={label}>
        <Card.Header data-screen-only>{toolbar}</Card.Header>
        <Card.Body>{children}</Card.Body>
      </section>
    </Card.Root>
  );
}
