import { WithAgencyProfile } from '../../profiles/with-agency-profile.tsx';
import type { PageProps } from '../../shell/lazy-page.ts';
import { Page } from '../../shell/page.tsx';
import { toHome } from '../../shell/trails.ts';
import { MyAthletes } from './my-athletes.tsx';

/** rules/athletes.md#my-athletes-page */
export function MyAthletesPage({ title }: PageProps) {
  return (
    <Page title={title} trail={toHome}>
      <WithAgencyProfile>
        {(agencyId) => <MyAthletes key={agencyId} title={title} agencyId={agencyId} />}
      </WithAgencyProfile>
    </Page>
  );
}
