import { waitingStyles } from './waiting.static.ts';

/** Shown until it is known whether the page may be shown; usually too briefly to be seen. */
export function Waiting() {
  return (
    <p role="status" className={waitingStyles.root}>
      Checking who is signed in…
    </p>
  );
}
