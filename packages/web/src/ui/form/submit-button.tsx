import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './form.module.css';

interface SubmitButtonProps {
  readonly pending: boolean;
  /** Danger: what it does cannot be undone. Outline: the page has another main action. */
  readonly variant?: 'danger' | 'outline';
  readonly children: ReactNode;
}

/** Submits its form; keeps its width while the request is pending (rules/forms.md#pending-forms). */
export function SubmitButton({ pending, variant, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      {...(variant && { variant })}
      disabled={pending}
      className={styles['submit']}
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
