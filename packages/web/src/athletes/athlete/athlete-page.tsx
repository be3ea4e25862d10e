import type { Athlete } from '@matchpoint/core/athletes/athlete';
import type { AthleteFact } from '@matchpoint/core/athletes/athlete-facts';
import { scores } from '@matchpoint/core/athletes/athlete-fields';
import {
  athleteSections,
  isLeftOut,
  notGivenText,
  type SectionTitle,
  sectionsByWeight,
  whoFacts,
} from '@matchpoint/core/athletes/athlete-sections';
import { useService } from '../../api/service.ts';
import { useEntity } from '../../api/use-entity.ts';
import { CompareBar } from '../../board/compare/compare-bar.tsx';
import { CompareButton } from '../../board/compare/compare-button.tsx';
import { useCompared } from '../../board/compare/compared.ts';
import { StarButton } from '../../board/star-button.tsx';
import { NotFoundPage } from '../../errors/not-found-page.tsx';
import { HelpLink } from '../../help/help-link.tsx';
import { WithSession } from '../../session/with-session.tsx';
import { Page, type PageProps } from '../../shell/page.tsx';
import { toAthletes, toHome } from '../../shell/trails.ts';
import { DataCard } from '../../ui/card/data-card.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { useShareLink } from '../../ui/share/share-link.ts';
import { QuietLine } from '../../ui/text/quiet-line.tsx';
import { AthleteFacts, Who } from './athlete-facts.tsx';
import styles from './athlete-page.module.css';
import { CorrectAthlete } from './correct-athlete.tsx';
import { Figures } from './figures.tsx';
import { ListWalk } from './list-walk.tsx';
import { useListPlace } from './use-list-place.ts';

const EditOwn = lazyPart(() => import('./edit-own.tsx'), 'EditOwn');

/** rules/athletes.md#athlete-page */
export function AthletePage({ title, id }: PageProps) {
  const { client } = useService();
  const { entity: athlete, notFound } = useEntity('athlete', id, client.showAthlete);
  const place = useListPlace(id);
  const link = useShareLink();
  const isComparing = (useCompared() ?? []).length > 0;
  if (notFound) return <NotFoundPage />;
  return (
    <Page
      title={athlete?.name ?? title}
      heading={athlete?.name}
      trail={place === null ? toAthletes : [...toHome, { title: place.title, href: place.address }]}
      endsTrail
      besideTrail={place && <ListWalk place={place} />}
      actions={athlete && <Actions athlete={athlete} />}
    >
      <p className={styles['address']}>{location.origin + location.pathname}</p>
      <Who athlete={athlete} onShare={link.share} />
      <QuietLine role="status" className={styles['shared']} data-screen-only>
        {link.outcome}
      </QuietLine>
      <Cards athlete={athlete} />
      {isComparing && <CompareBar />}
    </Page>
  );
}

function Actions({ athlete }: { athlete: Athlete }) {
  return (
    <>
      <StarButton athlete={athlete} />
      <CompareButton athlete={athlete} />
      <WithSession>
        <EditOwn athlete={athlete} />
      </WithSession>
    </>
  );
}

/** The sections that nearly every athlete has, which are skeletons until the answer: a figure takes about two lines. */
const space = {
  'Athletic profile': { base: 2.6, md: 2.8, lg: 3.9 },
  'Educational profile': { base: 5.4, md: 5.4, lg: 5.8 },
} as const;

function Cards({ athlete }: { athlete: Athlete | undefined }) {
  const notGiven = athlete && notGivenText(athlete);
  return (
    <>
      <div className={styles['cards']}>
        {athlete === undefined
          ? Object.entries(space).map(([title, facts]) => (
              <DataCard key={title} title={title} waiting facts={facts} />
            ))
          : sectionsByWeight.map((title) => <Section key={title} title={title} athlete={athlete} />)}
      </div>
      {notGiven && <QuietLine className={styles['notGiven']}>{notGiven}</QuietLine>}
      {athlete && (
        <p className={styles['about']}>
          <HelpLink to="/help/athletes">Who put this here, and how to have it corrected</HelpLink>
          <CorrectAthlete athlete={athlete} />
        </p>
      )}
    </>
  );
}

/** A card of what is given of one section beside the line under the name; none where that is nothing. */
function Section({ title, athlete }: { title: SectionTitle; athlete: Athlete }) {
  const given: readonly AthleteFact[] = athleteSections[title].filter(
    (fact) => fact !== 'name' && !whoFacts.includes(fact) && !isLeftOut(athlete, fact),
  );
  const figures = scores.filter((score) => given.includes(score));
  const facts = given.filter((fact) => !figures.some((one) => one === fact));
  if (given.length === 0) return null;
  return (
    <DataCard title={title}>
      {figures.length > 0 && <Figures athlete={athlete} scores={figures} />}
      {facts.length > 0 && <AthleteFacts athlete={athlete} facts={facts} />}
    </DataCard>
  );
}
