import { counted } from '@matchpoint/core/display/count';
import styles from './text.module.css';

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
