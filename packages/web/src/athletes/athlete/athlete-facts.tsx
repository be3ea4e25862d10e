import type { Athlete } from '@matchpoint/core/athletes/athlete';
import { type AthleteFact, factLabel, factText } from '@matchpoint/core/athletes/athlete-facts';
import { scores } from '@matchpoint/core/athletes/athlete-fields';
import { whoFacts } from '@matchpoint/core/athletes/athlete-sections';
import { empty } from '@matchpoint/core/display/display';
import type { ReactNode } from 'react';
import { agencyPath } from '../../agencies/agency-columns.tsx';
import { Country } from '../../countries/country.tsx';
import { FactList } from '../../ui/card/fact-list.tsx';
import { InlineShareButton } from '../../ui/share/share-button.tsx';
import type { SharedLink } from '../../ui/share/share-link.ts';
import { AgencyLink } from '../athlete-columns.tsx';
import { AgencyContact } from './agency-contact.tsx';
import styles from './athlete-facts.module.css';
import { Figure } from './figure.tsx';
import { WebLink } from './web-link.tsx';
import { WriteToAgency } from './write-to-agency.tsx';

interface AthleteFactsProps {
  readonly athlete: Athlete;
  readonly facts: readonly AthleteFact[];
}

/** Each with its label below the other; after the agency's also how to reach it. */
export function AthleteFacts({ athlete, facts }: AthleteFactsProps) {
  const agencyId = facts.includes('agency') ? athlete.agency_id : null;
  return (
    <div className={styles['facts']}>
      <FactList
        facts={{
          ...Object.fromEntries(facts.map((fact) => [factLabel(fact), factValue(athlete, fact)])),
          ...(agencyId !== null && {
            'Agency email': <AgencyContact agencyId={agencyId} by="email" />,
            'Agency phone': <AgencyContact agencyId={agencyId} by="phone" />,
          }),
        }}
      />
    </div>
  );
}

interface WhoProps {
  readonly athlete: Athlete | undefined;
  readonly onShare: (link: SharedLink) => void;
}

/** Who the athlete is, in one line; labels are for readers (rules/athletes.md#athlete-page). */
export function Who({ athlete, onShare }: WhoProps) {
  return (
    <div className={styles['who']} data-screen-only>
      {athlete && (
        <dl>
          {whoFacts
            .filter((fact) => factText(athlete, fact) !== empty)
            .map((fact) => (
              <div key={fact}>
                <dt data-readers-only>{factLabel(fact)}</dt>
                <dd>{factValue(athlete, fact)}</dd>
              </div>
            ))}
        </dl>
      )}
      {athlete && (
        <InlineShareButton
          onClick={() =>
            onShare({
              title: athlete.name,
              url: location.origin + location.pathname,
              holds: 'It leads to this page, and holds nothing of your board.',
            })
          }
        />
      )}
      {athlete?.agency_id && <WriteToAgency agencyId={athlete.agency_id} name={athlete.name} />}
    </div>
  );
}

function factValue(athlete: Athlete, fact: AthleteFact): ReactNode {
  const text = factText(athlete, fact);
  if (text === empty) return empty;
  const score = scores.find((name) => name === fact);
  if (score !== undefined) return <Figure athlete={athlete} score={score} />;
  switch (fact) {
    case 'agency':
      return <Agency athlete={athlete} />;
    case 'country_of_residence':
      return <Country value={athlete.country_of_residence} />;
    case 'profile_url':
      return <WebLink href={text} name="Profile" />;
    case 'video_1':
      return <WebLink href={text} name="Video" />;
    case 'bio':
      return <span className={styles['bio']}>{text}</span>;
    default:
      return text;
  }
}

function Agency({ athlete }: { athlete: Athlete }) {
  const path = athlete.agency_id === null ? null : agencyPath(athlete.agency_id);
  return (
    <>
      <AgencyLink athlete={athlete} />
      {path !== null && <span className={styles['address']}>{` ${new URL(path, location.href).href}`}</span>}
    </>
  );
}
