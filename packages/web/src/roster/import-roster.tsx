import { useImport } from './job/use-import.ts';
import { KeptImport } from './parts/kept-import.tsx';
import { StartStep } from './steps/start-step.tsx';
import { StepList } from './steps/step-list.tsx';

/** A roster from a file, or from pasted cells, into an agency. */
export function ImportRoster({ agencyId }: { agencyId: string }) {
  const { begun, problem, start, goOn, discard, undo, leave } = useImport(agencyId);
  if (begun !== null) return <begun.JobSteps job={begun.job} onStartOver={leave} />;
  return (
    <>
      <StepList current="File" />
      <StartStep problem={problem} onFile={start}>
        <KeptImport agencyId={agencyId} onGoOn={goOn} onDiscard={discard} onUndo={undo} />
      </StartStep>
    </>
  );
}
