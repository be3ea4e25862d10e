import { WithAgencyProfile } from '../profiles/with-agency-profile.tsx';
import { Page, type PageProps } from '../shell/page.tsx';
import { toMyAthletes } from '../shell/trail.tsx';
import { ImportRoster } from './import-roster.tsx';

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
