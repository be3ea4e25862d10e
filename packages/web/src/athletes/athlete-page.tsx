import { chakra, Flex } from '@chakra-ui/react';
import type { Athlete } from '@matchpoint/core/athletes/athlete';
import { shown, shownAvailability } from '@matchpoint/core/display/display';
import { agencyPath } from '../agencies/agency-columns.tsx';
import { useDirectory } from '../api/directory.ts';
import { useEntity } from '../api/use-entity.ts';
import { Country } from '../countries/country.tsx';
import { NotFoundPage } from '../errors/not-found-page.tsx';
import type { PageProps } from '../shell/lazy-page.ts';
import { Page } from '../shell/page.tsx';
import { toAthletes } from '../shell/trails.ts';
import { Columns } from '../ui/columns.tsx';
import { DataCard } from '../ui/data-card.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { WebLink } from '../ui/text-link.tsx';
import { AgencyLink } from './athlete-columns.tsx';
import { MetricFact } from './metric-fact.tsx';

/** rules.md#athlete-page */
export function AthletePage({ title, id }: PageProps) {
  const { client } = useDirectory();
  const { entity: athlete, notFound } = useEntity('athlete', id, client.showAthlete);
  if (notFound) return <NotFoundPage />;
  const waiting = athlete === undefined;
  return (
    <Page title={athlete?.name ?? title} trail={toAthletes}>
      <Columns printed>
        <Flex direction="column" gap={{ base: '4', md: '6' }}>
          <DataCard title="Personal" waiting={waiting} facts={{ base: 5.6, md: 4.8, lg: 5.6 }}>
            {athlete && <FactList facts={personal(athlete)} />}
          </DataCard>
          <DataCard title="Agency and video" waiting={waiting} facts={{ base: 4.2, md: 3.3, lg: 3.3 }}>
            {athlete && <FactList facts={agencyAndVideo(athlete)} />}
          </DataCard>
        </Flex>
        <Flex direction="column" gap={{ base: '4', md: '6' }}>
          <DataCard title="Athletic profile" waiting={waiting} facts={5.2}>
            {athlete && <FactList facts={athletic(athlete)} />}
          </DataCard>
          <DataCard title="Educational profile" waiting={waiting} facts={6.4}>
            {athlete && <FactList facts={educational(athlete)} />}
          </DataCard>
        </Flex>
      </Columns>
    </Page>
  );
}

const personal = (athlete: Athlete) => ({
  Name: athlete.name,
  Gender: shown(athlete.gender),
  'Country of Residence': <Country value={athlete.country_of_residence} />,
  Bio: shown(athlete.bio),
});

const agencyAndVideo = (athlete: Athlete) => ({
  Agency: (
    <Spelled data-address={agencyAddress(athlete)}>
      <AgencyLink athlete={athlete} />
    </Spelled>
  ),
  'External profile link': <EnteredLink href={athlete.profile_url} />,
  'Video link': <EnteredLink href={athlete.video_1} />,
});

const athletic = (athlete: Athlete) => ({
  Sport: shown(athlete.sport),
  'Available for': shownAvailability(athlete),
  UTR: <MetricFact metric="UTR" value={athlete.UTR} />,
  ITF: <MetricFact metric="ITF" value={athlete.ITF} />,
});

const educational = (athlete: Athlete) => ({
  GPA: <MetricFact metric="GPA" value={athlete.GPA} />,
  SAT: <MetricFact metric="SAT" value={athlete.SAT} />,
  TOEFL: <MetricFact metric="TOEFL" value={athlete.TOEFL} />,
});

function EnteredLink({ href }: { href: string | null }) {
  return href === null ? shown(href) : <WebLink href={href} />;
}

/** A link whose text is no address has it written out on paper. */
const Spelled = chakra('span', {
  base: { '&[data-address]::after': { _print: { content: '" (" attr(data-address) ")"' } } },
});

function agencyAddress({ agency_id }: Athlete): string | undefined {
  const path = agency_id === null ? null : agencyPath(agency_id);
  return path === null ? undefined : new URL(path, location.href).href;
}
