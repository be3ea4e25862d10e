import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/status/banner.tsx';
import { Step } from './step.tsx';

interface UnreadableStepProps {
  readonly problem: string;
  readonly onStartOver: () => void;
}

export function UnreadableStep({ problem, onStartOver }: UnreadableStepProps) {
  return (
    <Step
      title="This file cannot be read"
      actions={
        <Button type="button" onClick={onStartOver}>
          Choose another file
        </Button>
      }
    >
      <Banner status="danger">{problem}</Banner>
    </Step>
  );
}
