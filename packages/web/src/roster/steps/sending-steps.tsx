import { type ChangesView, changesView } from '@matchpoint/core/changes/changes.view';
import type { ImportPlan } from '@matchpoint/core/roster/checking/plan-import';
import type { ImportTypes } from '@matchpoint/core/roster/import-types';
import { removalQuestion } from '@matchpoint/core/roster/outcomes/plan.view';
import { useSelector } from '@xstate/react';
import { LeaveDialog } from '../../shell/leave-dialog.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import type { RosterJob } from '../job/roster-job.ts';
import type { Sending } from '../job/sending-job.ts';
import { UndoSection } from '../parts/undo-section.tsx';
import { EndStep } from './end-step.tsx';
import { PlanStep } from './plan-step.tsx';
import { SendingStep } from './sending-step.tsx';
import { PreparingStep, ProblemStep, StepList } from './step.tsx';

interface SendingStepsProps {
  readonly job: RosterJob;
  readonly sending: Sending;
  readonly onStartOver: () => void;
}

type ImportView = ChangesView<ImportTypes>;

const results: readonly ImportView['step'][] = [
  'sending',
  'paused',
  'stopping',
  'failed',
  'unreachable',
  'stopped',
  'ended',
];

/** From the plan to the result. */
export function SendingSteps(props: SendingStepsProps) {
  const view = useSelector(props.sending.actor, changesView<ImportTypes>);
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
  switch (view.step) {
    case 'cancelled':
    case 'nothing':
    case 'unsupported':
      return <Comparing onBack={job.goBack} />;
    case 'planning': {
      if (view.before === null) return <Comparing onBack={job.goBack} />;
      const plan = { ...view.before, options: view.request.options };
      return <Planned job={job} sending={sending} plan={plan} step="planning" />;
    }
    case 'asking':
    case 'askingRemoval':
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
            progress={view.progress}
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
    case 'unreachable':
    case 'stopped':
    case 'ended':
      return (
        <EndStep
          end={view}
          job={job}
          leftOut={roster.check.invalid.length}
          rejected={sending.rejected}
          onStartOver={onStartOver}
        >
          {mayHaveChanged(view) && <UndoSection agencyId={job.agency} onUndo={async () => job.undo()} />}
        </EndStep>
      );
  }
}

/** Whether the import did something, also without an answer. */
function mayHaveChanged(view: ImportView): boolean {
  if (view.step === 'failed' || (view.step === 'stopped' && view.end === null)) return true;
  if (!('end' in view) || view.end === null) return false;
  const { created, updated, removed, unsettled } = view.end.counts;
  return created + updated + removed + unsettled > 0 || view.step !== 'ended';
}

interface PlannedProps extends Pick<SendingStepsProps, 'job' | 'sending'> {
  readonly plan: ImportPlan;
  readonly step: 'planning' | 'asking' | 'askingRemoval';
}

/** One element for all three steps, so that what was opened stays open while another plan is made. */
function Planned({ job, sending: { actor, roster }, plan, step }: PlannedProps) {
  const { check, match } = roster;
  const removal = removalQuestion(plan);
  return (
    <>
      <PlanStep
        roster={roster}
        plan={plan}
        isPending={step === 'planning'}
        onOptions={(options) => actor.send({ type: 'changeRequest', request: { check, match, options } })}
        onConfirm={() => actor.send({ type: 'confirm' })}
        onBack={job.goBack}
      />
      {step === 'askingRemoval' && (
        <ConfirmDialog
          title={removal.title}
          description={removal.text}
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
