import { changeAthletesView } from '@matchpoint/core/athletes/change-athletes.view';
import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/status/banner.tsx';
import { BoundedList } from '../../../ui/text/bounded-list.tsx';
import styles from '../my-athletes.module.css';
import { failureText, reportText } from './change-texts.ts';
import type { ChangeActor } from './use-change-athletes.ts';

interface ChangeReportProps {
  readonly actor: ChangeActor;
  /** Takes the focus when the dialog closes. */
  readonly ref: Ref<HTMLDivElement>;
  /** Called after it was dismissed, which takes the focus away. */
  readonly onDismiss: () => void;
}

/** What became of the last change, with its undo (rules/athletes.md#several-at-once); nothing without one. */
export function ChangeReport({ actor, ref, onDismiss }: ChangeReportProps) {
  const { report } = useSelector(actor, changeAthletesView);
  if (report === null) return null;
  const isGood = report.failures.length === 0 && report.left === 0;
  return (
    <div ref={ref} className={styles['report']} tabIndex={-1}>
      <Banner status={isGood ? 'success' : 'danger'} keepFocus>
        {reportText(report)}
      </Banner>
      {report.failures.length > 0 && <BoundedList items={report.failures} text={failureText} />}
      <div className={styles['buttons']}>
        {report.left > 0 && <Button onClick={() => actor.send({ type: 'goOn' })}>Go on</Button>}
        {report.undoable > 0 && (
          <Button variant="outline" onClick={() => actor.send({ type: 'undo' })}>
            Undo
          </Button>
        )}
        <Button
          variant="ghost"
          onClick={() => {
            actor.send({ type: 'dismiss' });
            onDismiss();
          }}
        >
          Dismiss
        </Button>
      </div>
    </div>
  );
}
