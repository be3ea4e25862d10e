import { athleteFields, listLabel, type Score, scores } from '@matchpoint/core/athletes/athlete-fields';
import {
  type AthleteFilter,
  type ChosenField,
  chosenFields,
  scoreBounds,
} from '@matchpoint/core/athletes/athlete-filter';
import type { Distribution } from '@matchpoint/core/athletes/distribution';
import { listAddressPairs, readListAddress } from '@matchpoint/core/athletes/list-address';
import { countries } from '@matchpoint/core/countries/countries';
import { memo, useCallback } from 'react';
import { named } from '../../ui/form/options.tsx';
import { Styled } from '../../ui/theme/styled.tsx';
import { useDistributions } from '../use-distributions.ts';
import { AgencyFilter } from './agency-filter.tsx';
import { ChoiceFilter } from './choice-filter.tsx';
import styles from './filter-panel.module.css';
import { RangeFilter } from './range-filter.tsx';
import type { ChangeFilter } from './use-filter.ts';

/** The options of a field's filter: value to label. */
function optionsOf(name: ChosenField): ReadonlyMap<string, string> {
  const field = athleteFields[name];
  switch (field.kind) {
    case 'country':
      return countries;
    case 'choice':
      return named(field.of);
    case 'year':
      return named(Array.from({ length: field.max - field.min + 1 }, (_, index) => field.min + index));
  }
}

const choices = chosenFields.map((name) => ({
  filter: athleteFields[name].filter,
  label: listLabel(name),
  options: optionsOf(name),
}));
type Choice = (typeof choices)[number];

interface FilterPanelProps {
  readonly filter: AthleteFilter;
  readonly change: ChangeFilter;
  readonly agencyName: string | null;
}

/** All filters but the search. Each is memoized: a change renders the one that changed, and new rows render none. */
export const FilterPanel = memo(function FilterPanel({ filter, change, agencyName }: FilterPanelProps) {
  const counted = useDistributions();
  const changeAgency = useCallback(
    (agency_id: string | undefined) => change((now) => ({ ...now, agency_id })),
    [change],
  );
  return (
    <Styled>
      <div className={styles['root']}>
        <div className={styles['choices']}>
          {choices.map((choice) => (
            <FieldFilter key={choice.label} choice={choice} value={filter[choice.filter]} change={change} />
          ))}
          <AgencyFilter id={filter.agency_id} name={agencyName} onChange={changeAgency} />
        </div>
        <div className={styles['ranges']}>
          {scores.map((score) => {
            const [least, greatest] = scoreBounds[score];
            return (
              <ScoreFilter
                key={score}
                score={score}
                distribution={counted?.[score]}
                least={filter[least]}
                greatest={filter[greatest]}
                change={change}
              />
            );
          })}
        </div>
      </div>
    </Styled>
  );
});

interface FieldFilterProps {
  readonly choice: Choice;
  readonly value: AthleteFilter[Choice['filter']];
  readonly change: ChangeFilter;
}

const FieldFilter = memo(function FieldFilter({ choice, value, change }: FieldFilterProps) {
  return (
    <ChoiceFilter
      label={choice.label}
      options={choice.options}
      value={value === undefined ? undefined : String(value)}
      onChange={(next) => change((now) => chosen(now, choice.filter, next))}
    />
  );
});

interface ScoreFilterProps {
  readonly score: Score;
  readonly distribution: Distribution | undefined;
  readonly least: number | undefined;
  readonly greatest: number | undefined;
  readonly change: ChangeFilter;
}

const ScoreFilter = memo(function ScoreFilter(props: ScoreFilterProps) {
  const { score, distribution, least, greatest, change } = props;
  const [minimum, maximum] = scoreBounds[score];
  const isNarrowed = least !== undefined || greatest !== undefined;
  return (
    <RangeFilter
      score={score}
      distribution={distribution}
      bounds={[least, greatest]}
      onChange={([min, max]) => {
        const stays = min !== undefined || max !== undefined;
        change((now) => ({ ...now, [minimum]: min, [maximum]: max }), isNarrowed && stays);
      }}
    />
  );
});

/** Reads a choice as it is read from an address. */
function chosen(filter: AthleteFilter, field: keyof AthleteFilter, value = ''): AthleteFilter {
  const others = listAddressPairs({ filter: { ...filter, [field]: undefined }, columns: null });
  return readListAddress([...others, [field, value]]).filter;
}
