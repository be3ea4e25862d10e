import { type AthleteFact, factText, listFactLabel } from '@matchpoint/core/athletes/fields/athlete-facts';
import { scores } from '@matchpoint/core/athletes/fields/athlete-fields';
import { boardRowFacts, type StarredFacts } from '@matchpoint/core/board/starred-facts';
import { empty } from '@matchpoint/core/display/display';
import { Mail } from 'lucide-react';
import { WithFlag } from '../countries/country.tsx';
import { mailTo, PageLink, pathTo } from '../ui/text/links.tsx';
import styles from './board-row.module.css';

interface RowFactsProps {
  readonly facts: StarredFacts;
  /** The agency's address; null while unknown, and for none. */
  readonly email: string | null;
}

/** Other values speak for themselves. */
const isLabelled = (fact: AthleteFact) => scores.some((score) => score === fact);

/** What decides, in one or two lines; what is not given is left out. */
export function RowFacts({ facts, email }: RowFactsProps) {
  const agency = facts.agency_id === null ? null : pathTo('/agencies', facts.agency_id);
  const given = boardRowFacts
    .map((fact) => ({ fact, text: factText(facts, fact) }))
    .filter(({ text }) => text !== empty);
  return (
    <>
      <dl className={styles['facts']}>
        {given.map(({ fact, text }) => (
          <div key={fact}>
            <dt data-readers-only={isLabelled(fact) ? undefined : true}>{listFactLabel(fact)}</dt>
            <dd>
              {fact === 'country_of_residence' ? (
                <WithFlag country={facts.country_of_residence}>{text}</WithFlag>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
      {facts.agency_name !== null && (
        <p className={styles['agency']}>
          <PageLink href={agency}>{facts.agency_name}</PageLink>
          {email !== null && (
            <>
              <a href={mailTo(email)} title={email} aria-label={`Write to ${email}`} data-screen-only>
                <Mail aria-hidden size="1rem" />
              </a>
              <span data-print-only>{email}</span>
            </>
          )}
        </p>
      )}
    </>
  );
}
