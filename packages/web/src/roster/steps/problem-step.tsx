import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/status/banner.tsx';
import { Step } from './step.tsx';

interface ProblemStepProps {
  readonly title: string;
  readonly problem: string;
  /** The label of the button. */
  readonly action: string;
  readonly onAction: () => void;
  readonly onBack?: () => void;
}

/** Nothing was sent: the file cannot be read, or the service cannot be reached. */
export function ProblemStep({ title, problem, action, onAction, onBack }: ProblemStepProps) {
  return (
    <Step title={title} onBack={onBack} actions={<Button onClick={onAction}>{action}</Button>}>
      <Banner status="danger">{problem}</Banner>
    </Step>
  );
}
