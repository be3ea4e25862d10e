import styles from './star-button.module.css';
import { useStarredCount } from './starred.ts';

/** How many athletes are starred; nothing while there are none. */
export function StarredCount() {
  const count = useStarredCount();
  return count > 0 && <span className={styles['count']}>{count}</span>;
}
