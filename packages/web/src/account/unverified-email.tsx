import { Button } from '../ui/button/button.tsx';
import { CardBody } from '../ui/card/card-body.tsx';
import { ButtonRow } from '../ui/form/form-footer.tsx';
import { Banner } from '../ui/status/banner.tsx';
import { ProblemBanner } from '../ui/status/problem-banner.tsx';
import { useVerification } from './use-verification.ts';

/** A part of a card, at an email that is not verified (rules/account.md#verified-email). */
export function UnverifiedEmail() {
  const { isUnverified, isSending, isSent, text, action, problem, send } = useVerification();
  if (!isUnverified) return null;
  return (
    <CardBody>
      <Banner status={isSent ? 'success' : 'warning'}>{text}</Banner>
      {problem !== null && <ProblemBanner reasons={[problem]} />}
      <ButtonRow>
        <Button variant="outline" disabled={isSending} onClick={send}>
          {action}
        </Button>
      </ButtonRow>
    </CardBody>
  );
}
