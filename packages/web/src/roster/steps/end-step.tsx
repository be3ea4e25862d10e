import { formatCount } from '@matchpoint/core/display/count';
import type { CheckedRoster } from '@matchpoint/core/roster/check-roster.view';
import { rejectsFormat } from '@matchpoint/core/roster/journal/rejects';
import type { RowOutcome } from '@matchpoint/core/roster/journal/row-outcome';
import { countLabels, endView, type ImportEnded, reasonsOf } from '@matchpoint/core/roster/outcomes/end.view';
import { type ReactNode, useEffect } from 'react';
import { useInvalidate } from '../../api/swr-cache.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { saveFile } from '../../ui/file/files.ts';
import { Banner } from '../../ui/status/banner.tsx';
import { BoundedList } from '../../ui/text/lines.tsx';
import { Step } from './step.tsx';
import styles from './steps.module.css';

interface EndStepProps {
  readonly end: ImportEnded;
  readonly roster: CheckedRoster;
  /** Rows without an athlete, with the reason. */
  readonly rejected: readonly RowOutcome[];
  /** Sends the rest. */
  readonly onGoOn: () => void;
  readonly onStartOver: () => void;
  /** The undo of the import. */
  readonly children?: ReactNode;
}

/** The import's result and next steps. */
export function EndStep({ end, roster, rejected, onGoOn, onStartOver, children }: EndStepProps) {
  const { title, problem, counts, next } = endView(end, roster.check.invalid.length);
  const hasRest = next.includes('goOn');
  const invalid = rejected.filter(({ status }) => status === 'invalid');
  const invalidate = useInvalidate();

  // Every list of athletes has changed.
  useEffect(() => {
    void invalidate('my athletes', 'athletes', 'athlete', 'athlete-distributions');
  }, [invalidate]);

  return (
    <Step
      title={title}
      actions={
        <>
          <Button variant="ghost" onClick={onStartOver}>
            Import another file
          </Button>
          <a href="/my-athletes" className={buttonClass(hasRest ? 'outline' : 'solid')}>
            See My Athletes
          </a>
          {hasRest && <Button onClick={onGoOn}>Go on</Button>}
        </>
      }
    >
      {problem !== null && (
        <Banner status="danger" keepFocus>
          {problem}
        </Banner>
      )}
      {counts !== null && (
        <ul className={styles['counts']}>
          {countLabels(counts, roster.check.invalid.length).map(({ what, count }) => (
            <li key={what}>
              <b>{formatCount(count)}</b> <span>{what}</span>
            </li>
          ))}
        </ul>
      )}
      {rejected.length > 0 && <BoundedList items={rejected.flatMap(reasonsOf)} text={(reason) => reason} />}
      {invalid.length > 0 && (
        <div>
          <Button
            variant="outline"
            onClick={() => {
              const { start, line } = rejectsFormat(roster.source);
              saveFile('rejected rows.csv', [start, ...invalid.map(({ cells }) => line(cells))]);
            }}
          >
            Download these rows
          </Button>
        </div>
      )}
      {children}
    </Step>
  );
}
