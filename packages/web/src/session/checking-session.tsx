import { QuietLine } from '../ui/text/lines.tsx';
import styles from './session.module.css';

/** Shown until it is known whether the page may be shown; usually too briefly to be seen. */
export function CheckingSession() {
  return (
    <QuietLine role="status" className={styles['checking']}>
      Checking your sign-in…
    </QuietLine>
  );
}
