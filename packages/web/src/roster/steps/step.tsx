import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { QuietLine } from '../../ui/text/lines.tsx';
import styles from './steps.module.css';

interface StepProps {
  readonly title: string;
  /** Beside the title: what the step is about, in short. */
  readonly aside?: ReactNode;
  /** Leaves the focus where it is. */
  readonly keepFocus?: boolean;
  readonly onBack?: (() => void) | undefined;
  /** The step's own buttons, the main one last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One step of an import. Its heading takes the focus, so that the step is read from its start. */
export function Step({ title, aside, keepFocus = false, onBack, actions, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useEffect(() => {
    if (keepFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [keepFocus]);
  // What had the focus may be gone: a group that was repaired, Pause that became Resume.
  useEffect(() => {
    if (!keepFocus && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  });

  return (
    <Card aria-labelledby={id}>
      <header>
        <h2 className={styles['title']} ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {aside && <QuietLine>{aside}</QuietLine>}
      </header>
      <div className={styles['body']}>{children}</div>
      {(onBack || actions) && (
        <footer className={styles['footer']}>
          {onBack && (
            <Button variant="ghost" className={styles['back']} onClick={onBack}>
              Back
            </Button>
          )}
          <div>{actions}</div>
        </footer>
      )}
    </Card>
  );
}
