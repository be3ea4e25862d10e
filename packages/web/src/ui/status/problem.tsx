import { Button } from '../button/button.tsx';
import { Banner } from './banner.tsx';
import styles from './status.module.css';

interface ProblemProps {
  readonly text: string;
  /** The label of the button. */
  readonly action: string;
  readonly onAction: () => void;
  /** The action is in progress. */
  readonly pending?: boolean;
  /** For a problem that no action of the person caused: it is announced and leaves the focus alone. */
  readonly keepFocus?: boolean;
}

/** What went wrong in a card, with a button to do something about it. */
export function Problem({ text, action, onAction, pending = false, keepFocus = false }: ProblemProps) {
  return (
    <div className={styles['problem']}>
      <Banner status="danger" keepFocus={keepFocus}>
        {text}
      </Banner>
      <Button variant="outline" aria-busy={pending} onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
