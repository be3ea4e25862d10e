import type { ComponentProps } from 'react';
import { brokenText, ErrorBoundary } from '../status/error-boundary.tsx';
import { classNames } from '../theme/class-names.ts';
import styles from './card.module.css';

/** A box with a thin border; its header contains the title and its actions. */
export function Card({ className, children, ...card }: ComponentProps<'section'>) {
  return (
    <section {...card} className={classNames(styles['card'], className)}>
      <ErrorBoundary fallback={brokenCard}>{children}</ErrorBoundary>
    </section>
  );
}

const brokenCard = () => <header>{brokenText}</header>;
