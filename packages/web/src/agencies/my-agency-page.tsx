import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { WithAgencyProfile } from '../profiles/with-agency-profile.tsx';
import { Page, type PageProps } from '../shell/page.tsx';
import { Columns } from '../ui/card/card.tsx';
import { bounded, lazyPart } from '../ui/lazy/lazy-part.tsx';
import { Banner } from '../ui/status/banner.tsx';
import { EditAgency } from './edit-agency.tsx';

const People = bounded(
  lazyPart(() => import('../members/agency-people.tsx'), 'AgencyPeople'),
  { what: 'The people of the agency' },
);

/** rules/agencies.md#my-agency-page */
export function MyAgencyPage({ title }: PageProps) {
  const [gone, setGone] = useState<string | null>(null);
  return (
    <Page title={title}>
      {gone !== null && <Banner status="success">{gone}</Banner>}
      <WithAgencyProfile>
        {(agencyId) => (
          <Columns key={agencyId}>
            <EditAgency agencyId={agencyId}>
              <Stack gap="cards" maxWidth="form">
                <People agencyId={agencyId} onGone={setGone} />
              </Stack>
            </EditAgency>
          </Columns>
        )}
      </WithAgencyProfile>
    </Page>
  );
}
