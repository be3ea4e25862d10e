import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { shown } from '@matchpoint/core/display/display';
import { athleteColumns } from '../athletes/athlete-columns.tsx';
import { countryCell } from '../countries/country.tsx';
import type { Column } from '../ui/table/column.ts';
import { pathTo } from '../ui/text/path-to.ts';
import { PageLink } from '../ui/text/text-link.tsx';

/** The columns after the fourth are for wide screens (rules/pages.md#home-page). */
export const newAthleteColumns: readonly Column<Athlete>[] = [
  {
    title: 'Name',
    width: 1.38,
    cell: ({ id, name }) => <PageLink href={pathTo('/athletes', id)}>{name}</PageLink>,
  },
  { title: 'Gender', width: 0.6, cell: ({ gender }) => shown(gender) },
  { title: 'Sport', width: 0.6, cell: ({ sport }) => shown(sport) },
  {
    title: 'Country of Residence',
    width: 1.68,
    cell: ({ country_of_residence }) => countryCell(country_of_residence),
  },
  ...athleteColumns(['available', 'utr']).map((column) => ({
    ...column,
    width: column.numeric ? 0.65 : 1.08,
  })),
];
