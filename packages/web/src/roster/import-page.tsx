import { WithAgencyProfile } from '../profiles/with-agency-profile.tsx';
import { Page, type PageProps } from '../shell/page.tsx';
import { toMyAthletes } from '../shell/trail.tsx';
import { useImport } from './job/use-import.ts';
import { KeptImport } from './parts/kept-import.tsx';
import { StartStep } from './steps/start-step.tsx';
import { StepList } from './steps/step.tsx';

/** rules/import.md#import-page */
export function ImportPage({ title }: PageProps) {
  return (
    <Page title={title} trail={toMyAthletes}>
      <WithAgencyProfile>
        {(agencyId) => <ImportRoster key={agencyId} agencyId={agencyId} />}
      </WithAgencyProfile>
    </Page>
  );
}

/** A roster from a file, or from pasted cells, into an agency. */
function ImportRoster({ agencyId }: { agencyId: string }) {
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
