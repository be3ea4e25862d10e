import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './status.module.css';

interface BannerProps {
  readonly status: 'success' | 'danger';
  /** Leaves the focus alone, for a problem that no action of the person caused. */
  readonly keepFocus?: boolean;
  readonly children: ReactNode;
}

/** The outcome of an action. A failure takes the focus, so that it is read and the next Tab leads to the form. */
export function Banner({ status, keepFocus = false, children }: BannerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isDanger = status === 'danger';
  const Icon = isDanger ? CircleAlert : CircleCheck;

  useEffect(() => {
    if (isDanger && !keepFocus) frame.current?.focus();
  }, [isDanger, keepFocus]);

  return (
    <div
      ref={frame}
      className={classNames(styles['banner'], isDanger ? styles['danger'] : styles['success'])}
      role={isDanger ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <Icon aria-hidden />
      <p>{children}</p>
    </div>
  );
}
