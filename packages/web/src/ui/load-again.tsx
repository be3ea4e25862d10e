import { buttonClass } from './button-class.ts';
import { loadAgainStyles } from './load-again.static.ts';

interface LoadAgainProps {
  /** The part whose script did not come, at the beginning of a sentence. */
  readonly what: string;
  readonly onAgain: () => void;
}

/** Says that a part of the page did not come, and offers to ask for it once more. */
export function LoadAgain({ what, onAgain }: LoadAgainProps) {
  return (
    <div role="alert" className={loadAgainStyles.root}>
      {what} could not be loaded: the service cannot be reached.
      <button type="button" className={buttonClass('outline')} onClick={onAgain}>
        Try again
      </button>
    </div>
  );
}
