import { athleteFields, listLabel, scores } from '@matchpoint/core/athletes/athlete-fields';
import {
  type AthleteFilter,
  type ChosenField,
  chosenFields,
  scoreBounds,
} from '@matchpoint/core/athletes/athlete-filter';
import { listAddressPairs, readListAddress } from '@matchpoint/core/athletes/list-address';
import { countries } from '@matchpoint/core/countries/countries';
import { Styled } from '../ui/theme/styled.tsx';
import { AgencyFilter } from './agency-filter.tsx';
import { ChoiceFilter } from './choice-filter.tsx';
import styles from './filter-panel.module.css';
import { RangeFilter } from './range-filter.tsx';
import { useDistributions } from './use-distributions.ts';
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

function named(values: readonly (string | number)[]): ReadonlyMap<string, string> {
  return new Map(values.map((value) => [String(value), String(value)]));
}

const choices = chosenFields.map((name) => ({
  filter: athleteFields[name].filter,
  label: listLabel(name),
  options: optionsOf(name),
}));

interface FilterPanelProps {
  readonly filter: AthleteFilter;
  readonly change: ChangeFilter;
  readonly agencyName: string | null;
}

/** All filters but the search. */
export function FilterPanel({ filter, change, agencyName }: FilterPanelProps) {
  const counted = useDistributions();
  return (
    <Styled>
      <div className={styles['root']}>
        <div className={styles['choices']}>
          {choices.map(({ filter: name, label, options }) => (
            <ChoiceFilter
              key={name}
              label={label}
              options={options}
              value={filter[name] === undefined ? undefined : String(filter[name])}
              onChange={(value) => change(chosen(filter, name, value))}
            />
          ))}
          <AgencyFilter
            id={filter.agency_id}
            name={agencyName}
            onChange={(agency_id) => change({ ...filter, agency_id })}
          />
        </div>
        <div className={styles['ranges']}>
          {scores.map((score) => {
            const [least, greatest] = scoreBounds[score];
            const isNarrowed = filter[least] !== undefined || filter[greatest] !== undefined;
            return (
              <RangeFilter
                key={score}
                score={score}
                distribution={counted?.[score]}
                bounds={[filter[least], filter[greatest]]}
                onChange={([min, max]) => {
                  const stays = min !== undefined || max !== undefined;
                  change({ ...filter, [least]: min, [greatest]: max }, isNarrowed && stays);
                }}
              />
            );
          })}
        </div>
      </div>
    </Styled>
  );
}

/** Reads a choice as it is read from an address. */
function chosen(filter: AthleteFilter, field: keyof AthleteFilter, value = ''): AthleteFilter {
  const others = listAddressPairs({ filter: { ...filter, [field]: undefined }, columns: null });
  return readListAddress([...others, [field, value]]).filter;
}
