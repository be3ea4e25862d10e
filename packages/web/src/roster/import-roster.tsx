import { useStore } from '../ui/state/store.ts';
import type { RosterJob } from './job/roster-job.ts';
import { useImport } from './job/use-import.ts';
import { KeptImport } from './parts/kept-import.tsx';
import { CheckSteps } from './steps/check-steps.tsx';
import { SendingSteps } from './steps/sending-steps.tsx';
import { StartStep } from './steps/start-step.tsx';
import { StepList } from './steps/step-list.tsx';

/** A roster from a file, or from pasted cells, into an agency. */
export function ImportRoster({ agencyId }: { agencyId: string }) {
  const { job, problem, start, goOn, discard, undo, leave } = useImport(agencyId);
  if (job !== null) return <JobSteps job={job} onStartOver={leave} />;
  return (
    <>
      <StepList current="File" />
      <StartStep problem={problem} onFile={start}>
        <KeptImport agencyId={agencyId} onGoOn={goOn} onDiscard={discard} onUndo={undo} />
      </StartStep>
    </>
  );
}

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
