import type { ReactNode } from 'react';
import { ProblemBanner } from '../status/problem-banner.tsx';
import styles from './form-footer.module.css';
import { SubmitButton } from './submit-button.tsx';

interface FormFooterProps {
  /** Why sending failed. */
  readonly reasons?: readonly string[];
  /** No answer came, so the person may try again with the same entry. */
  readonly unanswered?: boolean;
  readonly pending?: boolean;
  readonly variant?: 'danger';
  /** The label of the button. */
  readonly children: ReactNode;
}

/** The end of a form in a dialog, which stays in view while the fields scroll beneath it. */
export function FormFooter(props: FormFooterProps) {
  const { reasons = [], unanswered = false, pending = false, ...button } = props;
  return (
    <div className={styles['root']}>
      <ProblemBanner reasons={reasons} unanswered={unanswered} />
      <SubmitButton {...button} pending={pending} />
    </div>
  );
}
