import styles from './waiting.module.css';

/** Shown until it is known whether the page may be shown; usually too briefly to be seen. */
export function Waiting() {
  return (
    <p role="status" className={styles['root']}>
      Checking who is signed in…
    </p>
  );
}
