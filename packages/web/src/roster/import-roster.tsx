import { useSyncExternalStore } from 'react';
import { CheckSteps } from './check-steps.tsx';
import { KeptImport } from './kept-import.tsx';
import type { RosterJob } from './roster-job.ts';
import { SendingSteps } from './sending-steps.tsx';
import { StartStep } from './start-step.tsx';
import { StepList } from './step-list.tsx';
import { useImport } from './use-import.ts';

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
  const sending = useSyncExternalStore(job.subscribe, job.sending);
  return sending === null ? (
    <CheckSteps job={job} onStartOver={onStartOver} />
  ) : (
    <SendingSteps job={job} sending={sending} onStartOver={onStartOver} />
  );
}
