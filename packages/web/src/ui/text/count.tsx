import styles from './count.module.css';
import { formatCount } from './format-count.ts';

interface CountProps {
  /** Undefined until the first answer. */
  readonly total: number | undefined;
  readonly one: string;
  readonly many: string;
}

/** How many there are, announced to screen readers whenever it changes. */
export function Count({ total, one, many }: CountProps) {
  return (
    <p role="status" className={styles['root']}>
      {total !== undefined && `${formatCount(total)} ${total === 1 ? one : many}`}
    </p>
  );
}
