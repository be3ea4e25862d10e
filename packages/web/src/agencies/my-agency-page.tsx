import { WithAgencyProfile } from '../profiles/with-agency-profile.tsx';
import type { PageProps } from '../shell/lazy-page.ts';
import { Page } from '../shell/page.tsx';
import { toHome } from '../shell/trails.ts';
import { EditAgency } from './edit-agency.tsx';

/** rules.md#my-agency-page */
export function MyAgencyPage({ title }: PageProps) {
  return (
    <Page title={title} trail={toHome}>
      <WithAgencyProfile>{(agencyId) => <EditAgency key={agencyId} agencyId={agencyId} />}</WithAgencyProfile>
    </Page>
  );
}
