import { counted } from '@matchpoint/core/display/count';
import type { ComponentProps } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './text.module.css';

/** A remark, small and pale. */
export function QuietLine({ className, ...line }: ComponentProps<'p'>) {
  return <p {...line} className={classNames(styles['line'], className)} />;
}

interface CountProps {
  /** Undefined until the first answer. */
  readonly total: number | undefined;
  readonly one: string;
  readonly many: string;
  /** How the list is ordered, in words. */
  readonly order?: string;
}

/** How many there are, announced to screen readers whenever it changes, and of some in which order. */
export function Count({ total, one, many, order }: CountProps) {
  return (
    <div className={styles['count']}>
      <p role="status">{total !== undefined && counted(total, one, many)}</p>
      {Boolean(total) && order !== undefined && <p>{order}</p>}
    </div>
  );
}

interface BoundedListProps<T> {
  readonly items: readonly T[];
  readonly text: (item: T) => string;
}

/** Lines that a person reads; a longer list is a file's business. */
const most = 100;

/** The first lines of what may be thousands, and how many more there are. */
export function BoundedList<T>({ items, text }: BoundedListProps<T>) {
  const lines = items.slice(0, most).map(text);
  const rest = items.length - lines.length;
  return (
    <ul className={styles['boundedList']}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
      {rest > 0 && <li>{`and ${counted(rest, 'more', 'more')}`}</li>}
    </ul>
  );
}
