import { Button } from '../button/button.tsx';
import styles from './status.module.css';

interface LoadAgainProps {
  /** What could not be loaded, at the beginning of a sentence. */
  readonly what: string;
  readonly onRetry: () => void;
}

/** Says that a part of the page could not be loaded, with a button to try again. */
export function LoadError({ what, onRetry }: LoadAgainProps) {
  return (
    <div role="alert" className={styles['loadError']}>
      <span>{`${what} could not be loaded: the service cannot be reached.`}</span>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
