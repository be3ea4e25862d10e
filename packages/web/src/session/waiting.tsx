import { waitingStyles } from './waiting.static.ts';

/** In place of a page of which nobody knows yet whether it may be shown; usually gone before it is seen. */
export function Waiting() {
  return (
    <p role="status" className={waitingStyles.root}>
      Checking who is signed in…
    </p>
  );
}
