import type { Agency } from '@matchpoint/core/agencies/agency';
import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { type AthleteFact, factLabel, factText } from '@matchpoint/core/athletes/fields/athlete-facts';
import { type Score, scores } from '@matchpoint/core/athletes/fields/athlete-fields';
import { whoFacts } from '@matchpoint/core/athletes/fields/athlete-sections';
import { peersOf } from '@matchpoint/core/athletes/lists/distribution';
import { empty } from '@matchpoint/core/display/display';
import { type ReactNode, useMemo } from 'react';
import { agencyPath } from '../../agencies/agency-columns.tsx';
import { Country } from '../../countries/country.tsx';
import { FactList } from '../../ui/card/fact-list.tsx';
import { Skeleton } from '../../ui/card/skeleton.tsx';
import { bounded, lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { MailLink, PhoneLink } from '../../ui/text/contact-links.tsx';
import { AgencyLink } from '../athlete-columns.tsx';
import styles from './athlete.module.css';
import figureStyles from './figure.module.css';
import { WebLink } from './web-link.tsx';

/** Undefined until the agency has arrived, null for none. */
export type AthletesAgency = Agency | null | undefined;

interface AthleteFactsProps {
  readonly athlete: Athlete;
  readonly agency: AthletesAgency;
  readonly facts: readonly AthleteFact[];
}

/** Each with its label below the other; after the agency's also how to reach it. */
export function AthleteFacts({ athlete, agency, facts }: AthleteFactsProps) {
  const hasContact = facts.includes('agency') && athlete.agency_id !== null;
  const contact = (link: ReactNode) => (
    <span className={styles['contact']}>{agency === undefined ? <Skeleton /> : link}</span>
  );
  return (
    <div className={styles['facts']}>
      <FactList
        facts={{
          ...Object.fromEntries(facts.map((fact) => [factLabel(fact), factValue(athlete, fact)])),
          ...(hasContact && {
            'Agency email': contact(<MailLink address={agency?.email ?? null} />),
            'Agency phone': contact(<PhoneLink number={agency?.phone_number ?? null} />),
          }),
        }}
      />
    </div>
  );
}

/** Who the athlete is, in one line; labels are for readers (rules/athletes.md#athlete-page). */
export function Who({ athlete }: { readonly athlete: Athlete | undefined }) {
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
      return <AgencyFact athlete={athlete} />;
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

function AgencyFact({ athlete }: { athlete: Athlete }) {
  const path = athlete.agency_id === null ? null : agencyPath(athlete.agency_id);
  return (
    <>
      <AgencyLink athlete={athlete} />
      {path !== null && <span data-print-only>{` ${new URL(path, location.href).href}`}</span>}
    </>
  );
}

const ScoreStrip = bounded(lazyPart(() => import('./score-strip.tsx'), 'ScoreStrip'));

/** A score as a large figure with its standing among the athlete's peers, for which space is reserved. */
function Figure({ athlete, score }: { athlete: Athlete; score: Score }) {
  const peers = useMemo(() => peersOf(athlete), [athlete]);
  return (
    <div className={figureStyles['figure']} data-figure>
      <span className={figureStyles['value']}>{factText(athlete, score)}</span>
      <div className={figureStyles['standing']}>
        <ScoreStrip score={score} value={athlete[score] ?? 0} peers={peers} />
      </div>
    </div>
  );
}
