import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
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
