import { chakra, SimpleGrid } from '@chakra-ui/react';
import { isOffered, listLabel, type Score } from '@matchpoint/core/athletes/fields/athlete-fields';
import {
  type AthleteFilter,
  anyValue,
  scoreBounds,
  usualValues,
} from '@matchpoint/core/athletes/lists/athlete-filter';
import type { Distribution } from '@matchpoint/core/athletes/lists/distribution';
import { filterOptions } from '@matchpoint/core/athletes/lists/filter-options';
import {
  askedFilters,
  askedScores,
  exactTerm,
  type FilterValue,
  filterParameter,
} from '@matchpoint/core/athletes/lists/filter-values';
import { listAddressPairs, readListAddress } from '@matchpoint/core/athletes/lists/list-address';
import type { ListedValues } from '@matchpoint/core/athletes/lists/listed-values';
import { memo, useCallback, useId, useMemo, useState } from 'react';
import { useOfferedFields } from '../../api/service.ts';
import { FieldFrame } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/input.tsx';
import { Options } from '../../ui/form/select-field.tsx';
import { useDistributions } from '../use-distributions.ts';
import { AgencyFilter } from './agency-filter.tsx';
import { RangeFilter } from './range-filter.tsx';
import type { ChangeFilter } from './use-filter.ts';

interface FilterPanelProps {
  readonly filter: AthleteFilter;
  readonly change: ChangeFilter;
  readonly agencyName: string | null;
}

/** All filters but the search. Each is memoized: a change renders the one that changed, and new rows render none. */
export const FilterPanel = memo(function FilterPanel({ filter, change, agencyName }: FilterPanelProps) {
  const { status } = filter;
  const counted = useDistributions(useMemo(() => ({ status }), [status]));
  const everyone = useDistributions();
  const offered = useOfferedFields();
  const changeAgency = useCallback(
    (agency_id: string | undefined) => change((now) => ({ ...now, agency_id })),
    [change],
  );
  // Only at first: it does not close under the hand that sets it to any.
  const [hasExactTerm] = useState(() =>
    exactTerm.some((name) => filter[filterParameter(name)] !== undefined),
  );
  const select = (name: FilterValue) => (
    <ValueSelect
      key={name}
      name={name}
      listed={(usualValues[filterParameter(name)] === undefined ? counted : everyone)?.values}
      value={filter[filterParameter(name)]}
      change={change}
    />
  );
  return (
    <>
      <SimpleGrid minChildWidth="9.5rem" alignItems="start" gap="4">
        {askedFilters.filter((name) => isOffered(name, offered)).map(select)}
        <AgencyFilter id={filter.agency_id} name={agencyName} onChange={changeAgency} />
        <details open={hasExactTerm}>
          <chakra.summary minHeight="press-line" textStyle="sm" fontWeight="medium" cursor="pointer">
            Exact term
          </chakra.summary>
          <SimpleGrid gap="4">{exactTerm.map(select)}</SimpleGrid>
        </details>
      </SimpleGrid>
      <SimpleGrid minChildWidth="10rem" columnGap="6" rowGap="5" marginTop="5">
        {askedScores
          .filter((score) => isOffered(score, offered))
          .map((score) => {
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
      </SimpleGrid>
    </>
  );
});

interface ValueSelectProps {
  readonly name: FilterValue;
  /** Undefined while loading, and from a service that counts no values. */
  readonly listed: ListedValues | undefined;
  readonly value: AthleteFilter[keyof AthleteFilter];
  readonly change: ChangeFilter;
}

/** A select with 'Any'. */
const ValueSelect = memo(function ValueSelect({ name, listed, value, change }: ValueSelectProps) {
  const id = useId();
  const any = usualValues[filterParameter(name)] === undefined ? undefined : anyValue;
  const chosenValue = value === any ? undefined : value;
  const options = useMemo(() => filterOptions(name, listed, chosenValue), [name, listed, chosenValue]);
  return (
    <FieldFrame label={name === 'term' ? 'Available from' : listLabel(name)} name={id} half>
      <Select
        id={id}
        value={value === undefined ? (any ?? '') : String(value)}
        onChange={({ target }) => change((now) => chosen(now, filterParameter(name), target.value))}
      >
        <option value={any ?? ''}>Any</option>
        <Options of={options} />
      </Select>
    </FieldFrame>
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
function chosen(filter: AthleteFilter, field: keyof AthleteFilter, value: string): AthleteFilter {
  const others = listAddressPairs({ filter: { ...filter, [field]: undefined }, columns: null });
  return readListAddress([...others, [field, value]]).filter;
}
