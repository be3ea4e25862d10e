import { type CheckView, checkView } from '@matchpoint/core/roster/check-roster.view';
import type { ReadingChoice } from '@matchpoint/core/roster/reading-choice';
import { useSelector } from '@xstate/react';
import { LeaveDialog } from '../../shell/leave-dialog.tsx';
import { useStore } from '../../ui/state/store.ts';
import { openJob, type RosterJob } from '../job/roster-job.ts';
import { ReadStep } from './read-step.tsx';
import { ReadingStep } from './reading-step.tsx';
import { SendingSteps } from './sending-steps.tsx';
import { PreparingStep, ProblemStep, StepList } from './step.tsx';

interface JobStepsProps {
  readonly job: RosterJob;
  readonly onStartOver: () => void;
}

function JobSteps({ job, onStartOver }: JobStepsProps) {
  const sending = useStore(job.sending);
  return sending === null ? (
    <CheckSteps job={job} onStartOver={onStartOver} />
  ) : (
    <SendingSteps job={job} sending={sending} onStartOver={onStartOver} />
  );
}

/** Opens a file with the steps that show it. Of a script of their own, in which the words of rosters are. */
export function begin(input: Parameters<typeof openJob>[0]) {
  return { job: openJob(input), JobSteps };
}

/** From the file to rows that can be imported: only the questions that the file leaves open. */
function CheckSteps({ job, onStartOver }: JobStepsProps) {
  const view = useSelector(job.check, checkView);
  return (
    <>
      <StepList current={view.step === 'reading' ? 'Reading' : 'File'} />
      <CheckStep job={job} view={view} onStartOver={onStartOver} />
    </>
  );
}

function CheckStep({ job, view, onStartOver }: JobStepsProps & { readonly view: CheckView }) {
  const { check, name } = job;
  const read = (choice: ReadingChoice) =>
    check.send({ type: 'decide', decisions: [{ kind: 'layout', layout: choice }] });
  switch (view.step) {
    case 'choosing':
      return <ReadingStep question={view.question} onChoose={read} onBack={onStartOver} />;
    case 'reading':
      return (
        <>
          <ReadStep
            view={view}
            check={check}
            onBack={view.canGoBack ? () => check.send({ type: 'goBack' }) : onStartOver}
          />
          <LeaveDialog
            blocks={view.canUndo}
            cancel="Stay"
            title="Leave before anything is sent?"
            description="Your changes are kept in this browser: open this page again to go on."
          />
        </>
      );
    case 'unreadable':
      return (
        <ProblemStep
          title="This file cannot be read"
          problem={view.problem}
          action="Choose another file"
          onAction={onStartOver}
        />
      );
    case 'misread':
      return (
        <ProblemStep
          title="The file cannot be read like this"
          problem={view.problem}
          action="Read it as before"
          onAction={() => check.send({ type: 'goBack' })}
        />
      );
    case 'preparing':
    case 'checked':
    case 'cancelled':
      return <PreparingStep title={`Reading ${name}`} />;
    case 'undecided':
    case 'unfit':
    case 'invalid':
      // Ends of a check that cannot ask, as in the terminal.
      return null;
  }
}
