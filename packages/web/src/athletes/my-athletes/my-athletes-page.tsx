import { WithAgencyProfile } from '../../profiles/with-agency-profile.tsx';
import { Page, type PageProps } from '../../shell/page.tsx';
import { MyAthletes } from './my-athletes.tsx';

/** rules/athletes.md#my-athletes-page */
export function MyAthletesPage({ title }: PageProps) {
  return (
    <Page title={title}>
      <WithAgencyProfile>
        {(agencyId) => <MyAthletes key={agencyId} title={title} agencyId={agencyId} />}
      </WithAgencyProfile>
    </Page>
  );
}
