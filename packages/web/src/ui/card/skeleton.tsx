import type { ComponentProps } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './card.module.css';

/** A bar shown while a text is loading. */
export function Skeleton({ className, ...bar }: ComponentProps<'span'>) {
  return <span {...bar} aria-hidden className={classNames(styles['skeleton'], className)} />;
}
