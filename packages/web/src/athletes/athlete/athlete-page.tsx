import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { factsOf, type SectionTitle, sectionTitles } from '@matchpoint/core/athletes/fields/athlete-sections';
import { Fragment } from 'react';
import { useService } from '../../api/service.ts';
import { useEntity } from '../../api/use-entity.ts';
import { CompareBar, CompareButton } from '../../board/compare/compare-controls.tsx';
import { useCompared } from '../../board/compare/compared.ts';
import { StarButton } from '../../board/star-button.tsx';
import { SomethingWrong } from '../../contact/something-wrong.tsx';
import { NotFoundPage } from '../../errors/error-pages.tsx';
import { HelpLink } from '../../help/help-link.tsx';
import { WithSession } from '../../session/lazy-session.tsx';
import { Page, type PageProps } from '../../shell/page.tsx';
import { toAthletes, toHome } from '../../shell/trail.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { Columns, DataCard } from '../../ui/card/card.tsx';
import type { FactCount } from '../../ui/card/skeleton.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { usePhone } from '../../ui/page/media.ts';
import { ShareButton, type SharedLink, useShareLink } from '../../ui/share/share-link.tsx';
import { QuietLine } from '../../ui/text/lines.tsx';
import { mailTo } from '../../ui/text/links.tsx';
import styles from './athlete.module.css';
import { AthleteFacts, type AthletesAgency, Who } from './athlete-facts.tsx';
import { ListWalk, useListPlace } from './list-walk.tsx';

const EditOwn = lazyPart(() => import('./edit-own.tsx'), 'EditOwn');

/** rules/athletes.md#athlete-page */
export function AthletePage({ title, id }: PageProps) {
  const { client } = useService();
  const { entity: athlete, notFound } = useEntity('athlete', id, client.showAthlete);
  const agencyId = athlete?.agency_id ?? null;
  const { entity, notFound: hasNoAgency } = useEntity('agency', agencyId, client.showAgency);
  const agency = agencyId === null || hasNoAgency ? null : entity;
  const place = useListPlace(id);
  const link = useShareLink();
  const isComparing = (useCompared() ?? []).length > 0;
  const isPhone = usePhone();
  if (notFound) return <NotFoundPage />;
  const actions = (
    <div className={styles['actions']} data-screen-only>
      {athlete && <Actions athlete={athlete} agency={agency} isPhone={isPhone} onShare={link.share} />}
    </div>
  );
  return (
    <Page
      title={athlete?.name ?? title}
      heading={athlete?.name}
      trail={place === null ? toAthletes : [...toHome, { title: place.title, href: place.address }]}
      endsTrail
      besideTrail={place && <ListWalk place={place} />}
      actions={!isPhone && actions}
    >
      {/* The athlete replaces the skeletons at once: a name or a bio of more lines moves nothing that stood there. */}
      <Fragment key={String(athlete === undefined)}>
        <p className={styles['address']} data-print-only>
          {location.origin + location.pathname}
        </p>
        {isPhone && actions}
        <Who athlete={athlete} />
        <QuietLine role="status" className={styles['shared']} data-screen-only>
          {link.outcome}
        </QuietLine>
        <Cards athlete={athlete} agency={agency} />
      </Fragment>
      {isComparing && <CompareBar />}
    </Page>
  );
}

interface ActionsProps {
  readonly athlete: Athlete;
  readonly agency: AthletesAgency;
  /** Whether they stand in a line of their own. */
  readonly isPhone: boolean;
  readonly onShare: (link: SharedLink) => void;
}

/** What one does with an athlete; a new email has the name and the page (rules/athletes.md#write-to-agency). */
function Actions({ athlete, agency, isPhone, onShare }: ActionsProps) {
  const page = location.origin + location.pathname;
  const email = agency?.email?.includes('@') ? agency.email : undefined;
  const holds = 'It leads to this page, and holds nothing of your board.';
  return (
    <>
      <WithSession>
        <EditOwn athlete={athlete} />
      </WithSession>
      <StarButton athlete={athlete} />
      <CompareButton athlete={athlete} />
      <ShareButton onClick={() => onShare({ title: athlete.name, url: page, holds })} />
      {agency !== null && (isPhone || agency === undefined || email !== undefined) && (
        // Its room alone is kept until the address has come, so that nothing moves; in a line of its own also without one.
        <a
          href={email && mailTo(email, { subject: athlete.name, body: page })}
          className={buttonClass('outline')}
          data-room={email === undefined || undefined}
        >
          Write to the agency
        </a>
      )}
    </>
  );
}

/** How many facts as high as one line each section takes, with two or three lines of bio. */
const space: Readonly<Record<SectionTitle, Exclude<FactCount, number>>> = {
  Personal: { base: 5.8, md: 4.9, lg: 4.2 },
  'Agency and video': { base: 6.3, md: 5, lg: 4.1 },
  'Athletic profile': { base: 5.8, md: 5.8, lg: 5.1 },
  'Educational profile': { base: 5.8, md: 5.8, lg: 5.2 },
};

/** In two columns on a wide screen: who it is and where to ask, then what decides. */
const columns = [sectionTitles.slice(0, 2), sectionTitles.slice(2)];

interface CardsProps {
  readonly athlete: Athlete | undefined;
  readonly agency: AthletesAgency;
}

/** All facts of an athlete, as everybody sees them. */
export function AthleteCards({ athlete, agency }: CardsProps) {
  return (
    <Columns className={styles['cards']}>
      {columns.map((titles) => (
        <div key={titles[0]}>
          {titles.map((title) => (
            <DataCard key={title} title={title} waiting={athlete === undefined} facts={space[title]}>
              {athlete && <AthleteFacts athlete={athlete} agency={agency} facts={factsOf(athlete, title)} />}
            </DataCard>
          ))}
        </div>
      ))}
    </Columns>
  );
}

function Cards({ athlete, agency }: CardsProps) {
  return (
    <>
      <AthleteCards athlete={athlete} agency={agency} />
      {athlete && (
        <p className={styles['about']}>
          <HelpLink to="/help/athletes">Who put this here, and how to have it corrected</HelpLink>
          {agency !== undefined && <SomethingWrong name={athlete.name} agency={agency} />}
        </p>
      )}
    </>
  );
}
