import { Text } from '@chakra-ui/react';
import type { ImportProgress } from '@matchpoint/core/roster/import-types';
import { progressView } from '@matchpoint/core/roster/outcomes/progress.view';
import { Button } from '../../ui/button/button.tsx';
import { QuietLine } from '../../ui/text/lines.tsx';
import { Step } from './step.tsx';

interface SendingStepProps {
  readonly step: 'sending' | 'paused' | 'stopping';
  /** Null until the first request. */
  readonly progress: ImportProgress | null;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onStop: () => void;
}

const titles = {
  sending: 'Importing',
  paused: 'Paused',
  stopping: 'Stopping after the pending answers',
};

/** How far the import is; pause, resume, stop. */
export function SendingStep({ step, progress, onPause, onResume, onStop }: SendingStepProps) {
  const { all, done, text } = progressView(progress, step === 'sending');
  const share = all === 0 ? 1 : done / all;
  return (
    <Step
      title={titles[step]}
      actions={
        <>
          {step === 'sending' && (
            <Button variant="outline" onClick={onPause}>
              Pause
            </Button>
          )}
          {step === 'paused' && <Button onClick={onResume}>Resume</Button>}
          <Button variant="outline" onClick={onStop}>
            {step === 'stopping' ? 'Stop now' : 'Stop'}
          </Button>
        </>
      }
    >
      <progress aria-label="Rows done" max={all} value={done} />
      <Text textStyle="sm" fontVariantNumeric="tabular-nums">
        {text}
      </Text>
      {/* Says every tenth alone. */}
      <p data-readers-only role="status">
        {`${titles[step]}: ${Math.floor(share * 10) * 10} %`}
      </p>
      <QuietLine>
        You may close this page: opened again, it goes on where it was, and nothing is sent twice.
      </QuietLine>
    </Step>
  );
}
