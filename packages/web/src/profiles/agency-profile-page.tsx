import type { PageProps } from '../shell/lazy-page.ts';
import { Page } from '../shell/page.tsx';
import { toHome } from '../shell/trails.ts';
import { WithAgencyProfile } from './with-agency-profile.tsx';

/** My Agency and My Athletes: a page of the active Agency profile. */
export function AgencyProfilePage({ title }: PageProps) {
  return (
    <Page title={title} trail={toHome}>
      <WithAgencyProfile />
    </Page>
  );
}
