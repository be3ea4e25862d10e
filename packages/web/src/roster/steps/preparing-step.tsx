import { SkeletonLines } from '../../ui/card/skeleton.tsx';
import { Step } from './step.tsx';

/** A step that takes a moment. */
export function PreparingStep({ title, onBack }: { title: string; onBack?: () => void }) {
  return (
    <Step title={title} onBack={onBack}>
      <div aria-busy>
        <SkeletonLines />
      </div>
    </Step>
  );
}
