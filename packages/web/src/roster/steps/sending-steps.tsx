import { counted } from '@matchpoint/core/display/count';
import type { ImportPlan } from '@matchpoint/core/roster/checking/plan-import';
import { importView } from '@matchpoint/core/roster/import-roster.view';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { LeaveDialog } from '../../shell/leave-dialog.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import type { RosterJob } from '../job/roster-job.ts';
import type { Sending } from '../job/sending-job.ts';
import { UndoSection } from '../undo/undo-section.tsx';
import { EndStep } from './end-step.tsx';
import { PlanStep } from './plan-step.tsx';
import { PreparingStep } from './preparing-step.tsx';
import { ProblemStep } from './problem-step.tsx';
import { SendingStep } from './sending-step.tsx';
import { StepList } from './step-list.tsx';

interface SendingStepsProps {
  readonly job: RosterJob;
  readonly sending: Sending;
  readonly onStartOver: () => void;
}

/** From the plan to the result. */
export function SendingSteps({ job, sending, onStartOver }: SendingStepsProps) {
  const { actor, roster } = sending;
  const view = useSelector(actor, importView);
  const state = useSyncExternalStore(sending.subscribe, sending.state);
  // One element for all three, so that what was opened stays open while another plan is made.
  const planned = (plan: ImportPlan, step: 'comparing' | 'confirming' | 'confirmingRemoval') => (
    <>
      <StepList current="Plan" />
      <PlanStep
        roster={roster}
        plan={plan}
        isPending={step === 'comparing'}
        onOptions={(options) => actor.send({ type: 'changeOptions', options })}
        onConfirm={() => actor.send({ type: 'confirm' })}
        onBack={job.goBack}
      />
      {step === 'confirmingRemoval' && (
        <ConfirmDialog
          title={`Remove ${counted(plan.missing.length, 'athlete')}?`}
          description="They are in your list and not in the file. Everything else of the plan is done, too."
          confirm="Remove and import"
          cancel="Back to the plan"
          onConfirm={() => actor.send({ type: 'confirm' })}
          onCancel={() => actor.send({ type: 'goBack' })}
        />
      )}
    </>
  );
  switch (view.step) {
    case 'cancelled':
      return <Comparing onBack={job.goBack} />;
    case 'comparing':
      return view.before === null ? <Comparing onBack={job.goBack} /> : planned(view.before, 'comparing');
    case 'outOfReach':
      return (
        <>
          <StepList current="Plan" />
          <ProblemStep
            title="Your athletes cannot be read"
            problem={view.problem}
            action="Try again"
            onAction={() => actor.send({ type: 'retry' })}
            onBack={job.goBack}
          />
        </>
      );
    case 'confirming':
    case 'confirmingRemoval':
      return planned(view.plan, view.step);
    case 'sending':
    case 'paused':
    case 'stopping':
      return (
        <>
          <StepList current="Result" />
          <SendingStep
            step={view.step}
            state={state}
            onPause={() => actor.send({ type: 'pause' })}
            onResume={() => actor.send({ type: 'resume' })}
            onStop={() => actor.send({ type: 'cancel' })}
          />
          <LeaveDialog
            blocks
            cancel="Stay"
            title="Leave while the import runs?"
            description="It ends here and keeps what was sent. Open this page again to go on; nothing is sent twice."
          />
        </>
      );
    case 'failed':
    case 'stalled':
    case 'interrupted':
    case 'reported':
      return (
        <>
          <StepList current="Result" />
          <EndStep
            end={view}
            roster={roster}
            rejected={state.rejected}
            onGoOn={job.goOn}
            onStartOver={onStartOver}
          >
            {'counts' in view && view.counts !== null && view.counts.created + view.counts.updated > 0 && (
              <UndoSection onUndo={async () => job.undo()} />
            )}
          </EndStep>
        </>
      );
  }
}

function Comparing({ onBack }: { readonly onBack: () => void }) {
  return (
    <>
      <StepList current="Plan" />
      <PreparingStep title="Comparing with your athletes" onBack={onBack} />
    </>
  );
}
