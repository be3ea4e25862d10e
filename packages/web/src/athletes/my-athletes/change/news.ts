import type { ChangeReport } from '@matchpoint/core/changes/change-report.view';
import type { ChangeJob } from './change-job.ts';
import { reportText } from './change-texts.ts';

/** What happened last to the agency's athletes, and what can be done about it. */
export interface News {
  readonly text: string;
  readonly isGood: boolean;
  readonly failures: ChangeReport['failures'];
  /** Sends the rest. */
  readonly goOn: (() => ChangeJob) | null;
  readonly undo: (() => ChangeJob) | null;
}

export function goodNews(text: string, undo: News['undo'] = null): News {
  return { text, isGood: true, failures: [], goOn: null, undo };
}

export function newsOf(job: ChangeJob, report: ChangeReport): News {
  const { failures, left, undoable, outcomes } = report;
  return {
    text: reportText(report),
    isGood: failures.length === 0 && left === 0,
    failures,
    goOn: left > 0 ? () => job.goOn(outcomes) : null,
    undo: undoable > 0 ? job.undo : null,
  };
}
