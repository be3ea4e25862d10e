import { checkView } from '@matchpoint/core/roster/check-roster.view';
import { useSelector } from '@xstate/react';
import { LeaveDialog } from '../../shell/leave-dialog.tsx';
import type { RosterJob } from '../job/roster-job.ts';
import { ColumnsStep } from './columns-step.tsx';
import { PreparingStep } from './preparing-step.tsx';
import { ProblemStep } from './problem-step.tsx';
import { ReadingStep } from './reading-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepList } from './step-list.tsx';

interface CheckStepsProps {
  readonly job: RosterJob;
  readonly onStartOver: () => void;
}

/** From the file to rows that can be imported: only the questions that the file leaves open. */
export function CheckSteps({ job, onStartOver }: CheckStepsProps) {
  const { check, file } = job;
  const view = useSelector(check, checkView);
  switch (view.step) {
    case 'preparing':
    case 'checked':
    case 'cancelled':
      return (
        <>
          <StepList current="File" />
          <PreparingStep title={`Reading ${file.name}`} />
        </>
      );
    case 'choosing':
      return (
        <>
          <StepList current="File" />
          <ReadingStep
            question={view.question}
            onChoose={(choice) => check.send({ type: 'chooseReading', choice })}
            onBack={onStartOver}
          />
        </>
      );
    case 'mapping':
      return (
        <>
          <StepList current="Columns" />
          <ColumnsStep
            source={view.source}
            match={view.match}
            onChoose={(chosen) => check.send({ type: 'mapColumns', chosen })}
            onBack={view.canGoBack ? () => check.send({ type: 'goBack' }) : onStartOver}
          />
        </>
      );
    case 'reviewing':
      return (
        <>
          <StepList current="Rows" />
          <ReviewStep
            view={view}
            onEdit={(edits) => check.send({ type: 'editCells', edits })}
            onUndo={() => check.send({ type: 'undoEdit' })}
            onRedo={() => check.send({ type: 'redoEdit' })}
            onProceed={() => check.send({ type: 'proceed' })}
            onBack={() => check.send({ type: 'goBack' })}
          />
          <LeaveDialog
            blocks={view.canUndo}
            cancel="Stay"
            title="Leave before anything is sent?"
            description="Your repairs are kept in this browser: open this page again to go on."
          />
        </>
      );
    case 'unreadable':
      return (
        <>
          <StepList current="File" />
          <ProblemStep
            title="This file cannot be read"
            problem={view.problem}
            action="Choose another file"
            onAction={onStartOver}
          />
        </>
      );
    case 'undecided':
    case 'unfit':
    case 'invalid':
      // Ends of a check that cannot ask, as in the terminal.
      return null;
  }
}
