import type { ComponentProps } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './text.module.css';

/** A remark, small and pale. */
export function QuietLine({ className, ...line }: ComponentProps<'p'>) {
  return <p {...line} className={classNames(styles['line'], className)} />;
}
