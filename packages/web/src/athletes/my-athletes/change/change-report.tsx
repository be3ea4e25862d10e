import type { ChangeReport as Report } from '@matchpoint/core/athletes/change-report.view';
import type { Ref } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/status/banner.tsx';
import { BoundedList } from '../../../ui/text/bounded-list.tsx';
import styles from '../my-athletes.module.css';
import { failureText, reportText } from './change-texts.ts';

interface ChangeReportProps {
  readonly report: Report;
  /** Takes the focus when the dialog closes. */
  readonly ref: Ref<HTMLDivElement>;
  readonly onGoOn: () => void;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/** What became of the last change, with its undo (rules/athletes.md#several-at-once). */
export function ChangeReport({ report, ref, onGoOn, onUndo, onDismiss }: ChangeReportProps) {
  const isGood = report.failures.length === 0 && report.left === 0;
  return (
    <div ref={ref} className={styles['report']} tabIndex={-1}>
      <Banner status={isGood ? 'success' : 'danger'} keepFocus>
        {reportText(report)}
      </Banner>
      {report.failures.length > 0 && <BoundedList items={report.failures} text={failureText} />}
      <div className={styles['buttons']}>
        {report.left > 0 && <Button onClick={onGoOn}>Go on</Button>}
        {report.undoable > 0 && (
          <Button variant="outline" onClick={onUndo}>
            Undo
          </Button>
        )}
        <Button variant="ghost" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </div>
  );
}
