import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './card.module.css';

/** A bar shown while a text is loading. */
export function Skeleton({ className, ...bar }: ComponentProps<'span'>) {
  return <span {...bar} aria-hidden className={classNames(styles['skeleton'], className)} />;
}

/** rules/loading.md#skeleton */
export const skeletonLines = 5;

/** Widths that make the lines look like text. */
const widths = ['62%', '48%', '71%', '39%', '55%'];

/** Pixels of one fact in a card. */
const factHeight = 45;

/** The height to reserve, counted in one-line facts; by breakpoint where longer facts wrap. */
export type FactCount = number | Readonly<Record<'base' | 'md' | 'lg', number>>;

const heightOf = (facts: number) => `${facts * factHeight}px`;

/** Shown while facts are loading: five lines of name and value, as high as `facts`. */
export function SkeletonLines({ facts = skeletonLines }: { facts?: FactCount | undefined }) {
  const { base, md, lg } = typeof facts === 'number' ? { base: facts, md: facts, lg: facts } : facts;
  const height: CSSProperties & Record<`--facts-${string}`, string> = {
    '--facts-base': heightOf(base),
    '--facts-md': heightOf(md),
    '--facts-lg': heightOf(lg),
  };
  return (
    <div aria-hidden className={styles['skeletonLines']} style={height}>
      {widths.map((width) => (
        <div key={width} data-skeleton-line>
          <Skeleton style={{ flex: 'none', width: '18%' }} />
          <Skeleton style={{ width }} />
        </div>
      ))}
    </div>
  );
}
