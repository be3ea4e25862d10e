import { shown, shownSports } from '@matchpoint/core/display/display';
import { useService } from '../../api/service.ts';
import { useEntity } from '../../api/use-entity.ts';
import { SomethingWrong } from '../../contact/something-wrong.tsx';
import { Country } from '../../countries/country.tsx';
import { NotFoundPage } from '../../errors/error-pages.tsx';
import { Page, type PageProps } from '../../shell/page.tsx';
import { toAgencies } from '../../shell/trail.tsx';
import { Columns, DataCard } from '../../ui/card/card.tsx';
import { FactList } from '../../ui/card/fact-list.tsx';
import { MailLink, PhoneLink } from '../../ui/text/contact-links.tsx';
import { AgencyAthletes, useAgencyAthletes } from './agency-athletes.tsx';
import styles from './agency-page.module.css';
import { AgencyTerms } from './agency-terms.tsx';

/** The information takes about three lines. */
const generalFacts = { base: 9.3, md: 7.4, lg: 7.9 };

/** rules/agencies.md#agency-page */
export function AgencyPage({ title, id }: PageProps) {
  const { client } = useService();
  const { entity: agency, notFound } = useEntity('agency', id, client.showAgency);
  const { list, counted } = useAgencyAthletes(id);
  // What stands below the counts comes when they do, or are not to be, so that it does not move.
  const isAnswered = list.rows !== undefined || list.failed;
  if (notFound) return <NotFoundPage />;
  return (
    <Page title={agency?.name ?? title} trail={toAgencies} endsTrail>
      <Columns className={styles['cards']}>
        <DataCard title="General" waiting={agency === undefined} facts={generalFacts}>
          {agency && (
            <FactList
              facts={{
                Name: shown(agency.name),
                Address: shown(agency.address),
                City: shown(agency.city),
                'Zip code': shown(agency.zip_code),
                Country: <Country value={agency.country} />,
                Sports: shownSports(agency.sports),
                Information: shown(agency.agency_information),
              }}
            />
          )}
        </DataCard>
        <DataCard title="Contact" waiting={agency === undefined} facts={2}>
          {agency && (
            <FactList
              facts={{
                Email: <MailLink address={agency.email} />,
                Phone: <PhoneLink number={agency.phone_number} />,
              }}
            />
          )}
        </DataCard>
        <AgencyTerms agencyId={id} athletes={counted} total={list.total} />
        {isAnswered && <AgencyAthletes agency={agency} list={list} />}
      </Columns>
      <p className={styles['about']}>
        {agency && isAnswered && <SomethingWrong name={agency.name} agency={agency} />}
      </p>
    </Page>
  );
}
