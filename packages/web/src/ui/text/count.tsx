import { counted } from '@matchpoint/core/display/count';
import styles from './text.module.css';

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
