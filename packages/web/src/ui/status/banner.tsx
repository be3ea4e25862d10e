import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import styles from './status.module.css';

interface BannerProps {
  /** A warning says what is to be done; nothing has happened. */
  readonly status: 'success' | 'warning' | 'danger';
  /** Leaves the focus alone, for a problem that no action of the person caused. */
  readonly keepFocus?: boolean;
  readonly children: ReactNode;
}

const roles = { success: 'status', warning: undefined, danger: 'alert' };

/** The outcome of an action. A failure takes the focus, so that it is read and the next Tab leads to the form. */
export function Banner({ status, keepFocus = false, children }: BannerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isDanger = status === 'danger';
  const Icon = status === 'success' ? CircleCheck : CircleAlert;

  useEffect(() => {
    if (isDanger && !keepFocus) frame.current?.focus();
  }, [isDanger, keepFocus]);

  return (
    <div ref={frame} className={styles['banner']} data-status={status} role={roles[status]} tabIndex={-1}>
      <Icon aria-hidden />
      <p>{children}</p>
    </div>
  );
}

interface ProblemBannerProps {
  readonly reasons: readonly string[];
  /** No answer came, so the person may try again with the same entry. */
  readonly unanswered?: boolean;
}

/** Services leave out the full stop where it is one sentence. */
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Why an action failed, one line a reason; nothing without reasons. */
export function ProblemBanner({ reasons, unanswered = false }: ProblemBannerProps) {
  if (reasons.length === 0) return null;
  return (
    <Banner status="danger">
      {reasons.map((reason) => (
        <span className={styles['reason']} key={reason}>
          {unanswered ? `${sentence(reason)} What you typed is kept: try again.` : reason}
        </span>
      ))}
    </Banner>
  );
}

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
