import type { Athlete } from '@matchpoint/core/athletes/athlete';
import { type AthleteFact, factLabel, factText } from '@matchpoint/core/athletes/athlete-facts';
import { isLeftOut } from '@matchpoint/core/athletes/athlete-sections';
import type { ReactNode } from 'react';
import { agencyPath } from '../../agencies/agency-columns.tsx';
import { Country } from '../../countries/country.tsx';
import { FactList } from '../../ui/card/fact-list.tsx';
import { AgencyLink } from '../athlete-columns.tsx';
import styles from './athlete-facts.module.css';
import { WebLink } from './web-link.tsx';

interface AthleteFactsProps {
  readonly athlete: Athlete;
  readonly facts: readonly AthleteFact[];
}

/** The facts that are given, and those that always have a line (rules/athletes.md#not-given). */
export function AthleteFacts({ athlete, facts }: AthleteFactsProps) {
  const shown = facts.filter((fact) => !isLeftOut(athlete, fact));
  return (
    <div className={styles['facts']}>
      <FactList
        facts={Object.fromEntries(shown.map((fact) => [factLabel(fact), factValue(athlete, fact)]))}
      />
    </div>
  );
}

function factValue(athlete: Athlete, fact: AthleteFact): ReactNode {
  switch (fact) {
    case 'agency':
      return <Agency athlete={athlete} />;
    case 'country_of_residence':
      return <Country value={athlete.country_of_residence} />;
    case 'profile_url':
      return <WebLink href={athlete.profile_url ?? ''} name="Profile" />;
    case 'video_1':
      return <WebLink href={athlete.video_1 ?? ''} name="Video" />;
    case 'bio':
      return <span className={styles['bio']}>{athlete.bio}</span>;
    default:
      return factText(athlete, fact);
  }
}

function Agency({ athlete }: { athlete: Athlete }) {
  const path = athlete.agency_id === null ? null : agencyPath(athlete.agency_id);
  return (
    <>
      <AgencyLink athlete={athlete} />
      {path !== null && <span className={styles['address']}> {new URL(path, location.href).href}</span>}
    </>
  );
}
