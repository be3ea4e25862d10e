import { scoresByWeight } from '@matchpoint/core/athletes/athlete-fields';
import type { StarredFacts } from '@matchpoint/core/board/starred-facts';
import { empty, shown, shownAvailability, shownCountry } from '@matchpoint/core/display/display';
import { WithFlag } from '../countries/country.tsx';
import styles from './board-row.module.css';

interface RowFactsProps {
  readonly facts: StarredFacts;
  /** What is different since the athlete was starred, in words. */
  readonly changes?: readonly string[];
}

/** What decides, in one or two lines; what is not given is left out. */
export function RowFacts({ facts, changes = [] }: RowFactsProps) {
  const term = shownAvailability(facts);
  const country = shownCountry(facts.country_of_residence);
  return (
    <>
      <dl className={styles['facts']}>
        {scoresByWeight
          .filter((score) => facts[score] !== null)
          .map((score) => (
            <div key={score}>
              <dt>{score}</dt>
              <dd>{shown(facts[score])}</dd>
            </div>
          ))}
        {term !== empty && (
          <div>
            <dt data-readers-only>Available for</dt>
            <dd>{term}</dd>
          </div>
        )}
        {country !== empty && (
          <div>
            <dt data-readers-only>Country</dt>
            <dd>
              <WithFlag country={facts.country_of_residence}>{country}</WithFlag>
            </dd>
          </div>
        )}
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
