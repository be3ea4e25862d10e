import { counted } from '@matchpoint/core/display/count';
import type { ImportPlan } from '@matchpoint/core/roster/checking/plan-import';
import { type ImportView, importView } from '@matchpoint/core/roster/import-roster.view';
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

const results: readonly ImportView['step'][] = [
  'sending',
  'paused',
  'stopping',
  'failed',
  'stalled',
  'interrupted',
  'reported',
];

/** From the plan to the result. */
export function SendingSteps(props: SendingStepsProps) {
  const view = useSelector(props.sending.actor, importView);
  return (
    <>
      <StepList current={results.includes(view.step) ? 'Result' : 'Plan'} />
      <ImportStep {...props} view={view} />
    </>
  );
}

interface ImportStepProps extends SendingStepsProps {
  readonly view: ImportView;
}

function ImportStep({ job, sending, onStartOver, view }: ImportStepProps) {
  const { actor, roster } = sending;
  const state = useSyncExternalStore(sending.subscribe, sending.state);
  switch (view.step) {
    case 'cancelled':
      return <Comparing onBack={job.goBack} />;
    case 'comparing':
      if (view.before === null) return <Comparing onBack={job.goBack} />;
      return <Planned job={job} sending={sending} plan={view.before} step="comparing" />;
    case 'confirming':
    case 'confirmingRemoval':
      return <Planned job={job} sending={sending} plan={view.plan} step={view.step} />;
    case 'outOfReach':
      return (
        <ProblemStep
          title="Your athletes cannot be read"
          problem={view.problem}
          action="Try again"
          onAction={() => actor.send({ type: 'retry' })}
          onBack={job.goBack}
        />
      );
    case 'sending':
    case 'paused':
    case 'stopping':
      return (
        <>
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
      );
  }
}

interface PlannedProps extends Pick<SendingStepsProps, 'job' | 'sending'> {
  readonly plan: ImportPlan;
  readonly step: 'comparing' | 'confirming' | 'confirmingRemoval';
}

/** One element for all three steps, so that what was opened stays open while another plan is made. */
function Planned({ job, sending: { actor, roster }, plan, step }: PlannedProps) {
  return (
    <>
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
}

function Comparing({ onBack }: { readonly onBack: () => void }) {
  return <PreparingStep title="Comparing with your athletes" onBack={onBack} />;
}
