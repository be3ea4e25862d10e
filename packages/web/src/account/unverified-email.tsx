import { Button } from '../ui/button/button.tsx';
import { CardBody } from '../ui/card/card-body.tsx';
import { ProblemBanner } from '../ui/status/problem-banner.tsx';
import { QuietLine } from '../ui/text/quiet-line.tsx';
import styles from './account.module.css';
import { useVerification } from './use-verification.ts';

/** A part of a card, at an email that is not verified (rules/account.md#verified-email). */
export function UnverifiedEmail() {
  const { isUnverified, isSending, isSent, text, action, problem, send } = useVerification();
  if (!isUnverified) return null;
  return (
    <div className={styles['part']}>
      <CardBody>
        <QuietLine role={isSent ? 'status' : undefined}>{text}</QuietLine>
        {problem !== null && <ProblemBanner reasons={[problem]} />}
        <div className={styles['buttons']}>
          <Button variant="outline" disabled={isSending} onClick={send}>
            {action}
          </Button>
        </div>
      </CardBody>
    </div>
  );
}
