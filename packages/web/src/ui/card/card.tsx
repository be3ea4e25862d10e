import { type ComponentProps, type ReactNode, useId } from 'react';
import { brokenText, ErrorBoundary } from '../status/error-boundary.tsx';
import { classNames } from '../theme/class-names.ts';
import styles from './card.module.css';
import { type FactCount, SkeletonLines } from './skeleton.tsx';

/** A box with a thin border; its header contains the title and its actions. */
export function Card({ className, children, ...card }: ComponentProps<'section'>) {
  return (
    <section {...card} className={classNames(styles['card'], className)}>
      <ErrorBoundary fallback={brokenCard}>{children}</ErrorBoundary>
    </section>
  );
}

const brokenCard = () => <header>{brokenText}</header>;

/** The content of a card without a list, with space around and between its parts. */
export function CardBody({ children }: { children: ReactNode }) {
  return <div className={styles['cardBody']}>{children}</div>;
}

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

interface ColumnsProps extends ComponentProps<'div'> {
  /** Cards side by side have the same height. */
  readonly level?: boolean;
}

/** Two cards side by side from 1024 px, stacked below that. */
export function Columns({ level, className, ...columns }: ColumnsProps) {
  return <div {...columns} className={classNames(styles['columns'], className)} data-level={level} />;
}
