import type { Athlete } from '@matchpoint/core/athletes/athlete';
import type { AthleteFact } from '@matchpoint/core/athletes/athlete-facts';
import { type Score, scores } from '@matchpoint/core/athletes/athlete-fields';
import {
  athleteSections,
  notGivenText,
  type SectionTitle,
  sectionsByWeight,
} from '@matchpoint/core/athletes/athlete-sections';
import { useService } from '../../api/service.ts';
import { useEntity } from '../../api/use-entity.ts';
import { CompareBar } from '../../board/compare/compare-bar.tsx';
import { CompareButton } from '../../board/compare/compare-button.tsx';
import { useCompared } from '../../board/compare/compared.ts';
import { StarButton } from '../../board/star-button.tsx';
import { NotFoundPage } from '../../errors/not-found-page.tsx';
import { WithSession } from '../../session/with-session.tsx';
import type { PageProps } from '../../shell/lazy-page.ts';
import { Page } from '../../shell/page.tsx';
import { toAthletes, toHome } from '../../shell/trails.ts';
import { DataCard } from '../../ui/card/data-card.tsx';
import type { FactCount } from '../../ui/card/skeleton-lines.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { AthleteFacts } from './athlete-facts.tsx';
import styles from './athlete-page.module.css';
import { Figures } from './figures.tsx';
import { ListWalk } from './list-walk.tsx';
import { useListPlace } from './use-list-place.ts';
import { WriteToAgency } from './write-to-agency.tsx';

const EditOwn = lazyPart(() => import('./edit-own.tsx').then((module) => module.EditOwn));

/** rules/athletes.md#athlete-page */
export function AthletePage({ title, id }: PageProps) {
  const { client } = useService();
  const { entity: athlete, notFound } = useEntity('athlete', id, client.showAthlete);
  const place = useListPlace(id);
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

/**
 * The space that skeletons reserve, in facts of one line each. A figure takes two; about half of the athletes have an ITF
 * rank. Beside each other, cards are as high as the higher one.
 */
const space: Readonly<Record<SectionTitle, FactCount>> = {
  'Athletic profile': { base: 4.6, md: 4.8, lg: 5.8 },
  'Educational profile': { base: 5.4, md: 5.4, lg: 5.8 },
  Personal: { base: 4.4, md: 3.6, lg: 4.2 },
  'Agency and video': 3,
};

function Cards({ athlete }: { athlete: Athlete | undefined }) {
  const notGiven = athlete && notGivenText(athlete);
  const [figures, others] = [
    sectionsByWeight.filter(hasScores),
    sectionsByWeight.filter((one) => !hasScores(one)),
  ];
  return (
    <div className={styles['cards']}>
      {figures.map((title) => (
        <Section key={title} title={title} athlete={athlete} />
      ))}
      {(athlete === undefined || notGiven) && <p className={styles['notGiven']}>{notGiven}</p>}
      {others.map((title) => (
        <Section key={title} title={title} athlete={athlete} />
      ))}
    </div>
  );
}

const hasScores = (title: SectionTitle) => scoresIn(title).length > 0;

function scoresIn(title: SectionTitle): readonly Score[] {
  const facts: readonly AthleteFact[] = athleteSections[title];
  return scores.filter((score) => facts.includes(score));
}

/** A card of the facts of one section, its scores as figures; the name is the page's heading. */
function Section({ title, athlete }: { title: SectionTitle; athlete: Athlete | undefined }) {
  const figures = scoresIn(title);
  const facts = athleteSections[title].filter(
    (fact) => fact !== 'name' && !figures.some((one) => one === fact),
  );
  const toAgency = title === 'Agency and video' && athlete?.agency_id;
  return (
    <DataCard
      title={title}
      waiting={athlete === undefined}
      facts={space[title]}
      actions={toAgency && <WriteToAgency agencyId={toAgency} name={athlete.name} />}
    >
      {athlete && figures.length > 0 && (
        <Figures
          athlete={athlete}
          scores={figures}
          none={facts.length === 0 ? 'No scores given.' : undefined}
        />
      )}
      {athlete && facts.length > 0 && <AthleteFacts athlete={athlete} facts={facts} />}
    </DataCard>
  );
}
