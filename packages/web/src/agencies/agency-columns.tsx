import type { Agency } from '@matchpoint/core/agencies/agency';
import { empty, shownLocation, shownSports } from '@matchpoint/core/display/display';
import { countryCell, WithFlag } from '../countries/country.tsx';
import type { Column } from '../ui/table/column.ts';
import { PageLink, pathTo } from '../ui/text/links.tsx';

export function agencyPath(id: string): string | null {
  return pathTo('/agencies', id);
}

const name: Column<Agency> = {
  title: 'Name',
  width: 1.4,
  cell: (agency) => <PageLink href={agencyPath(agency.id)}>{agency.name}</PageLink>,
};
const sports: Column<Agency> = {
  title: 'Sports',
  cell: (agency) => {
    const text = shownSports(agency.sports);
    return text === empty ? empty : <span data-cut>{text}</span>;
  },
};

/** Home's card (rules/pages.md#home-page). */
export const homeAgencyColumns: readonly Column<Agency>[] = [
  { ...name, width: 2.03 },
  { ...sports, width: 1.02 },
  {
    title: 'Location',
    width: 1.72,
    cell: (agency) => <WithFlag country={agency.country}>{shownLocation(agency)}</WithFlag>,
  },
];

/** The list page. */
export const agencyColumns: readonly Column<Agency>[] = [
  { ...name, sort: 'name' },
  sports,
  { title: 'Country', sort: 'country', cell: ({ country }) => countryCell(country) },
];
