import { QuietLine } from '../ui/text/quiet-line.tsx';
import styles from './checking-session.module.css';

/** Shown until it is known whether the page may be shown; usually too briefly to be seen. */
export function CheckingSession() {
  return (
    <QuietLine role="status" className={styles['root']}>
      Checking your sign-in…
    </QuietLine>
  );
}
