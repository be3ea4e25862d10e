import { Box } from '@chakra-ui/react';
import { formatCount } from '@matchpoint/core/display/count';
import type { RowOutcome } from '@matchpoint/core/roster/journal/row-outcome';
import { endView, type ImportEnded, reasonsOf } from '@matchpoint/core/roster/outcomes/end.view';
import { type ReactNode, useEffect } from 'react';
import { useInvalidate } from '../../api/swr-cache.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/status/banner.tsx';
import { BoundedList } from '../../ui/text/lines.tsx';
import type { RosterJob } from '../job/roster-job.ts';
import { RefusedRows } from '../parts/refused-rows.tsx';
import { Step } from './step.tsx';

interface EndStepProps {
  readonly end: ImportEnded;
  readonly job: RosterJob;
  /** How many rows were left out. */
  readonly leftOut: number;
  /** Rows without an athlete, with the reason. */
  readonly rejected: readonly RowOutcome[];
  readonly onStartOver: () => void;
  /** The undo of the import. */
  readonly children?: ReactNode;
}

/** The import's result and next steps. */
export function EndStep({ end, job, leftOut, rejected, onStartOver, children }: EndStepProps) {
  const { title, problem, counts, labels, next } = endView(end, leftOut);
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
          {hasRest && <Button onClick={job.goOn}>Go on</Button>}
        </>
      }
    >
      {problem !== null && (
        <Banner status="danger" keepFocus>
          {problem}
        </Banner>
      )}
      {counts !== null && (
        <Box as="ul" textStyle="sm" fontVariantNumeric="lining-nums tabular-nums">
          {labels.map(({ what, count }) => (
            <li key={what}>
              <b>{formatCount(count)}</b> <span>{what}</span>
            </li>
          ))}
        </Box>
      )}
      {rejected.length > 0 && <BoundedList items={rejected.flatMap(reasonsOf)} text={(reason) => reason} />}
      {invalid.length > 0 && <RefusedRows job={job} rows={invalid} />}
      {children}
    </Step>
  );
}
