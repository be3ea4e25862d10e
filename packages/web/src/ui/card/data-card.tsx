import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import { type FactCount, SkeletonLines } from './skeleton-lines.tsx';

interface DataCardProps {
  readonly title: string;
  /** Shown at the end of the title's line. */
  readonly actions?: ReactNode;
  /** Loading, or the load failed: a skeleton replaces the children (rules/loading.md#skeleton). */
  readonly waiting?: boolean;
  /** How many facts are loading: the skeleton reserves their space, so that nothing below the card moves. */
  readonly facts?: FactCount;
  readonly children?: ReactNode;
}

/** A titled card that shows data and no messages. A table in it shows its own skeleton. */
export function DataCard({ title, actions, waiting = false, facts, children }: DataCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} aria-busy={waiting}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {actions}
      </header>
      {waiting ? <SkeletonLines facts={facts} /> : children}
    </Card>
  );
}
