import type { Athlete } from '@matchpoint/core/athletes/athlete';
import { notGivenText } from '@matchpoint/core/athletes/athlete-sections';
import { useService } from '../../api/service.ts';
import { useEntity } from '../../api/use-entity.ts';
import { StarButton } from '../../board/star-button.tsx';
import { NotFoundPage } from '../../errors/not-found-page.tsx';
import { WithSession } from '../../session/with-session.tsx';
import type { PageProps } from '../../shell/lazy-page.ts';
import { Page } from '../../shell/page.tsx';
import { toAthletes, toHome } from '../../shell/trails.ts';
import { DataCard } from '../../ui/card/data-card.tsx';
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
    </Page>
  );
}

function Actions({ athlete }: { athlete: Athlete }) {
  return (
    <>
      <StarButton athlete={athlete} />
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
const space = {
  athletic: { base: 4.6, md: 4.8, lg: 5.8 },
  educational: { base: 5.4, md: 5.4, lg: 5.8 },
  personal: { base: 4.4, md: 3.6, lg: 4.2 },
  agency: 3,
};

/** What decides comes first: rating, then academics. */
function Cards({ athlete }: { athlete: Athlete | undefined }) {
  const waiting = athlete === undefined;
  const notGiven = athlete && notGivenText(athlete);
  return (
    <div className={styles['cards']}>
      <DataCard title="Athletic profile" waiting={waiting} facts={space.athletic}>
        {athlete && (
          <>
            <Figures athlete={athlete} scores={['UTR', 'ITF']} />
            <AthleteFacts athlete={athlete} facts={['sport', 'available']} />
          </>
        )}
      </DataCard>
      <DataCard title="Educational profile" waiting={waiting} facts={space.educational}>
        {athlete && <Figures athlete={athlete} scores={['GPA', 'SAT', 'TOEFL']} none="No scores given." />}
      </DataCard>
      {(waiting || notGiven) && <p className={styles['notGiven']}>{notGiven}</p>}
      <DataCard title="Personal" waiting={waiting} facts={space.personal}>
        {athlete && <AthleteFacts athlete={athlete} facts={['gender', 'country_of_residence', 'bio']} />}
      </DataCard>
      <DataCard
        title="Agency and video"
        waiting={waiting}
        facts={space.agency}
        actions={athlete?.agency_id && <WriteToAgency agencyId={athlete.agency_id} name={athlete.name} />}
      >
        {athlete && <AthleteFacts athlete={athlete} facts={['agency', 'profile_url', 'video_1']} />}
      </DataCard>
    </div>
  );
}
