import { counted, formatCount } from '@matchpoint/core/display/count';
import type { ImportProgress } from '@matchpoint/core/roster/import-roster.machine';
import { noCounts } from '@matchpoint/core/roster/journal/row-outcome';
import { Button } from '../../ui/button/button.tsx';
import { QuietLine } from '../../ui/text/quiet-line.tsx';
import { timeLeftText } from '../parts/time-left.ts';
import { Step } from './step.tsx';
import styles from './steps.module.css';

interface SendingStepProps {
  readonly step: 'sending' | 'paused' | 'stopping';
  /** Null until the first request. */
  readonly progress: ImportProgress | null;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onStop: () => void;
}

const noProgress: ImportProgress = { counts: noCounts, rest: 0, pace: { done: 0, took: 0 } };

const titles = {
  sending: 'Importing',
  paused: 'Paused',
  stopping: 'Stopping after the pending answers',
};

/** How far the import is; pause, resume, stop. */
export function SendingStep({ step, progress, onPause, onResume, onStop }: SendingStepProps) {
  const { counts, rest, pace } = progress ?? noProgress;
  const { removed: _, ...rows } = counts;
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const done = all - counts.unsent;
  const share = all === 0 ? 1 : done / all;
  const failed = counts.invalid + counts.unsettled;
  const left = timeLeftText(pace.done, counts.unsent, pace.took);
  const soFar = [
    `${formatCount(done)} of ${counted(all, 'row')} done`,
    failed > 0 && `, ${formatCount(failed)} refused`,
    step === 'sending' &&
      (rest > 1000
        ? `. The service needs a moment: going on in ${Math.ceil(rest / 1000)} s`
        : left !== null && `, ${left}`),
  ]
    .filter((part) => part !== false)
    .join('');
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
      <progress className={styles['bar']} aria-label="Rows done" max={all} value={done} />
      <p className={styles['done']}>{soFar}</p>
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
