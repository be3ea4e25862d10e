import type { ChangesEnd } from '@matchpoint/core/changes/changes.view';
import { formatCount } from '@matchpoint/core/display/count';
import type { CheckedRoster } from '@matchpoint/core/roster/check-roster.view';
import type { ImportTypes } from '@matchpoint/core/roster/import-roster.machine';
import { rejectsFormat } from '@matchpoint/core/roster/journal/rejects';
import type { ImportCounts, RowOutcome } from '@matchpoint/core/roster/journal/row-outcome';
import { failureText } from '@matchpoint/core/wire/api-error';
import { type ReactNode, useEffect } from 'react';
import { useInvalidate } from '../../api/use-invalidate.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { saveFile } from '../../ui/file/save-file.ts';
import { Banner } from '../../ui/status/banner.tsx';
import { BoundedList } from '../../ui/text/bounded-list.tsx';
import { countLabels } from '../parts/count-labels.ts';
import { fieldLabel } from '../parts/field-label.ts';
import { Step } from './step.tsx';
import styles from './steps.module.css';

export type SendingEnded = Exclude<
  ChangesEnd<ImportTypes>,
  { step: 'cancelled' | 'nothing' | 'unsupported' }
>;

interface EndStepProps {
  readonly end: SendingEnded;
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
  const { title, problem, counts, hasRest } = textsOf(end);
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
          {countLabels(counts).map(({ what, count }) => (
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

interface EndTexts {
  readonly title: string;
  readonly problem: string | null;
  /** Null where they are unknown. */
  readonly counts: ImportCounts | null;
  /** Whether rows are left that could be sent. */
  readonly hasRest: boolean;
}

function textsOf(end: SendingEnded): EndTexts {
  switch (end.step) {
    case 'ended': {
      const { counts } = end.end;
      const { created, updated, removed, invalid, unsettled, unsent } = counts;
      const failed = invalid + unsettled + unsent;
      const hasChanged = created + updated + removed > 0;
      return {
        title:
          failed > 0 ? 'Imported, but not all' : hasChanged ? 'Imported' : 'All of them are there already',
        problem: null,
        counts,
        hasRest: unsent > 0,
      };
    }
    case 'unreachable':
      return {
        title: 'The service stayed away',
        problem: end.problem,
        counts: end.end.counts,
        hasRest: true,
      };
    case 'stopped':
      return { title: 'Stopped', problem: null, counts: end.end?.counts ?? null, hasRest: true };
    case 'failed':
      return {
        title: 'The import ended early',
        problem: end.error instanceof Error ? end.error.message : failureText(end.error),
        counts: end.progress?.counts ?? null,
        hasRest: true,
      };
  }
}

function reasonsOf({ row, problems }: RowOutcome): readonly string[] {
  return problems.map(
    ({ field, message }) => `Row ${row}${field === null ? '' : `, ${fieldLabel(field)}`}: ${message}`,
  );
}
