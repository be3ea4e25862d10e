import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/status/banner.tsx';
import { Step } from './step.tsx';

interface StoppedStepProps {
  readonly problem: string;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** The service cannot be asked what is there; nothing was sent. */
export function StoppedStep({ problem, onRetry, onBack }: StoppedStepProps) {
  return (
    <Step
      title="Your athletes cannot be read"
      onBack={onBack}
      actions={
        <Button type="button" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <Banner status="danger">{problem}</Banner>
    </Step>
  );
}
