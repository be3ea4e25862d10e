import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../theme/class-names.ts';
import styles from './submit-button.module.css';

interface SubmitButtonProps {
  readonly pending: boolean;
  /** As wide as its text instead of its form. */
  readonly fit?: boolean;
  /** What it does cannot be undone. */
  readonly variant?: 'danger';
  readonly children: ReactNode;
}

/** Submits its form; keeps its width while the request is pending (rules/forms.md#pending-forms). */
export function SubmitButton({ pending, fit = false, variant, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      {...(variant && { variant })}
      disabled={pending}
      className={classNames(styles['root'], !fit && styles['wide'])}
      data-pending={pending || undefined}
    >
      <span>{children}</span>
      {pending && (
        <span className={styles['spinner']}>
          <LoaderCircle aria-hidden />
        </span>
      )}
    </Button>
  );
}
