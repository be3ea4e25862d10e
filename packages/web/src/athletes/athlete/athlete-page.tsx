import { chakra, Flex } from '@chakra-ui/react';
import type { Athlete } from '@matchpoint/core/athletes/athlete';
import { athleteFields, scores } from '@matchpoint/core/athletes/athlete-fields';
import {
  type AthleteFact,
  type AthleteSection,
  athleteSections,
  factLabel,
} from '@matchpoint/core/athletes/athlete-sections';
import { peersOf } from '@matchpoint/core/athletes/distribution';
import { shown, shownAvailability } from '@matchpoint/core/display/display';
import type { ReactNode } from 'react';
import { agencyPath } from '../../agencies/agency-columns.tsx';
import { useService } from '../../api/service.ts';
import { useEntity } from '../../api/use-entity.ts';
import { Country } from '../../countries/country.tsx';
import { NotFoundPage } from '../../errors/not-found-page.tsx';
import type { PageProps } from '../../shell/lazy-page.ts';
import { Page } from '../../shell/page.tsx';
import { toAthletes } from '../../shell/trails.ts';
import { Columns } from '../../ui/card/columns.tsx';
import { DataCard } from '../../ui/card/data-card.tsx';
import { FactList } from '../../ui/card/fact-list.tsx';
import { WebLink } from '../../ui/text/text-link.tsx';
import { AgencyLink } from '../athlete-columns.tsx';
import { ScoreFact } from './score-fact.tsx';

/** rules.md#athlete-page */
export function AthletePage({ title, id }: PageProps) {
  const { client } = useService();
  const { entity: athlete, notFound } = useEntity('athlete', id, client.showAthlete);
  if (notFound) return <NotFoundPage />;
  return (
    <Page title={athlete?.name ?? title} trail={toAthletes}>
      <Columns printed>
        {columns.map((sections) => (
          <Flex key={sections.join()} direction="column" gap={{ base: '4', md: '6' }}>
            {sections.map((section) => (
              <DataCard
                key={section}
                title={section}
                waiting={athlete === undefined}
                facts={factCount(section)}
              >
                {athlete && <FactList facts={factsOf(athlete, section)} />}
              </DataCard>
            ))}
          </Flex>
        ))}
      </Columns>
    </Page>
  );
}

const columns: readonly (readonly AthleteSection[])[] = [
  ['Personal', 'Agency and video'],
  ['Athletic profile', 'Educational profile'],
];

/** Lines that a section's facts take beyond one each, for long texts and the strips below scores. */
const moreLines: Readonly<Record<AthleteSection, Readonly<Record<'base' | 'md' | 'lg', number>>>> = {
  Personal: { base: 1.6, md: 0.8, lg: 1.6 },
  'Agency and video': { base: 1.2, md: 0.3, lg: 0.3 },
  'Athletic profile': { base: 1.2, md: 1.2, lg: 1.2 },
  'Educational profile': { base: 3.4, md: 3.4, lg: 3.4 },
};

function factCount(section: AthleteSection) {
  const { length } = athleteSections[section];
  const { base, md, lg } = moreLines[section];
  return { base: length + base, md: length + md, lg: length + lg };
}

function factsOf(athlete: Athlete, section: AthleteSection): Readonly<Record<string, ReactNode>> {
  return Object.fromEntries(
    athleteSections[section].map((fact) => [
      factLabel(fact),
      <Fact key={fact} athlete={athlete} fact={fact} />,
    ]),
  );
}

function Fact({ athlete, fact }: { athlete: Athlete; fact: AthleteFact }) {
  if (fact === 'agency') {
    return (
      <WithPrintedUrl data-address={agencyAddress(athlete)}>
        <AgencyLink athlete={athlete} />
      </WithPrintedUrl>
    );
  }
  if (fact === 'available') return shownAvailability(athlete);
  const score = scores.find((name) => name === fact);
  if (score !== undefined) return <ScoreFact score={score} value={athlete[score]} peers={peersOf(athlete)} />;
  const value = athlete[fact];
  const text = value === null ? null : String(value);
  const { kind } = athleteFields[fact];
  if (kind === 'country') return <Country value={text} />;
  return kind === 'link' && text !== null ? <WebLink href={text} /> : shown(text);
}

/** Prints the URL after a link whose text is something else. */
const WithPrintedUrl = chakra('span', {
  base: { '&[data-address]::after': { _print: { content: '" (" attr(data-address) ")"' } } },
});

function agencyAddress({ agency_id }: Athlete): string | undefined {
  const path = agency_id === null ? null : agencyPath(agency_id);
  return path === null ? undefined : new URL(path, location.href).href;
}
