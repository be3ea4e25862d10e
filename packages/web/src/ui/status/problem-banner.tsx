import { Banner } from './banner.tsx';
import styles from './status.module.css';

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
