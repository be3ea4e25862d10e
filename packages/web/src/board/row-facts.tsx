import { scores } from '@matchpoint/core/athletes/athlete-fields';
import { type AthleteFact, factText, listFactLabel } from '@matchpoint/core/athletes/athlete-sections';
import { boardRowFacts, type StarredFacts } from '@matchpoint/core/board/starred-facts';
import { empty } from '@matchpoint/core/display/display';
import { WithFlag } from '../countries/country.tsx';
import styles from './board-row.module.css';

interface RowFactsProps {
  readonly facts: StarredFacts;
  /** What is different since the athlete was starred, in words. */
  readonly changes?: readonly string[];
}

/** Other values speak for themselves. */
const isLabelled = (fact: AthleteFact) => scores.some((score) => score === fact);

/** What decides, in one or two lines; what is not given is left out. */
export function RowFacts({ facts, changes = [] }: RowFactsProps) {
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
      {changes.length > 0 && (
        <ul className={styles['changes']} aria-label={`Changed since ${facts.name} was starred`}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </>
  );
}
