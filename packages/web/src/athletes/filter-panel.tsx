import { Grid } from '@chakra-ui/react';
import { athleteFields, metrics } from '@matchpoint/core/athletes/athlete-fields';
import { type AthleteFilter, metricBounds } from '@matchpoint/core/athletes/athlete-filter';
import { sports } from '@matchpoint/core/athletes/sports';
import { countries } from '@matchpoint/core/countries/countries';
import { AgencyFilter } from './agency-filter.tsx';
import { ChoiceFilter } from './choice-filter.tsx';
import { readFilter, writeFilter } from './filter-url.ts';
import { RangeFilter } from './range-filter.tsx';
import { useDistributions } from './use-distributions.ts';
import type { ChangeFilter } from './use-filter.ts';

const named = (values: readonly (string | number)[]): ReadonlyMap<string, string> =>
  new Map(values.map((value) => [String(value), String(value)]));

const { min: firstYear, max: lastYear } = athleteFields.available_year;
const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);

const choices = [
  { field: 'sport', label: 'Sport', options: named(sports) },
  { field: 'gender', label: 'Gender', options: named(athleteFields.gender.of) },
  { field: 'semester', label: 'Semester', options: named(athleteFields.available_semester.of) },
  { field: 'year', label: 'Year', options: named(years) },
  { field: 'country', label: 'Country', options: countries },
] as const satisfies readonly {
  readonly field: keyof AthleteFilter;
  readonly label: string;
  readonly options: ReadonlyMap<string, string>;
}[];

interface FilterPanelProps {
  readonly filter: AthleteFilter;
  readonly change: ChangeFilter;
  readonly agencyName: string | null;
}

/** All that narrows the list but the search. */
export function FilterPanel({ filter, change, agencyName }: FilterPanelProps) {
  const counted = useDistributions();
  return (
    <Grid gap={{ base: '6', md: '5' }}>
      <Grid templateColumns="repeat(auto-fill, minmax(8.5rem, 1fr))" gap="4">
        {choices.map(({ field, label, options }) => (
          <ChoiceFilter
            key={field}
            label={label}
            options={options}
            value={filter[field] === undefined ? undefined : String(filter[field])}
            onChange={(value) => change(chosen(filter, field, value))}
          />
        ))}
        <AgencyFilter
          id={filter.agency_id}
          name={agencyName}
          onChange={(agency_id) => change({ ...filter, agency_id })}
        />
      </Grid>
      <Grid templateColumns="repeat(auto-fill, minmax(10rem, 1fr))" columnGap="6" rowGap="5">
        {metrics.map((metric) => {
          const [least, greatest] = metricBounds[metric];
          const isNarrowed = filter[least] !== undefined || filter[greatest] !== undefined;
          return (
            <RangeFilter
              key={metric}
              metric={metric}
              distribution={counted?.[metric]}
              bounds={[filter[least], filter[greatest]]}
              onChange={([min, max]) => {
                const stays = min !== undefined || max !== undefined;
                change({ ...filter, [least]: min, [greatest]: max }, isNarrowed && stays);
              }}
            />
          );
        })}
      </Grid>
    </Grid>
  );
}

/** Choices are texts, as in a URL: they are read the same way. */
function chosen(filter: AthleteFilter, field: keyof AthleteFilter, value = ''): AthleteFilter {
  const query = new URLSearchParams(writeFilter(filter));
  query.set(field, value);
  return readFilter(query.toString());
}
