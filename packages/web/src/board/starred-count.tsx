import { useStore } from '../ui/media/store.ts';
import styles from './star.module.css';
import { starred } from './starred.ts';

/** How many athletes are starred; nothing while there are none. */
export function StarredCount() {
  const count = useStore(starred).size;
  return count > 0 && <span className={styles['count']}>{count}</span>;
}
