import type { Athlete } from '@matchpoint/core/athletes/athlete';
import { athleteFields, listLabel } from '@matchpoint/core/athletes/athlete-fields';
import { type AthleteSortField, sortedFields } from '@matchpoint/core/athletes/athlete-filter';
import { shown, shownAvailability } from '@matchpoint/core/display/display';
import { agencyPath } from '../agencies/agency-columns.tsx';
import type { Column } from '../ui/table/column.ts';
import { pathTo } from '../ui/text/path-to.ts';
import { PageLink } from '../ui/text/text-link.tsx';

/** rules.md#athletes-page */
export const athleteColumns = [
  {
    title: 'Name',
    width: 1.9,
    sort: 'name',
    cell: ({ id, name }) => <PageLink href={pathTo('/athletes', id)}>{name}</PageLink>,
  },
  { title: 'Gender', width: 1.1, sort: 'gender', cell: ({ gender }) => shown(gender) },
  { title: 'Sport', width: 1.08, sort: 'sport', cell: ({ sport }) => shown(sport) },
  { title: 'Available for', width: 1.42, sort: 'available', cell: shownAvailability },
  {
    title: 'Agency',
    width: 1.9,
    sort: 'agency',
    cell: (athlete) => <AgencyLink athlete={athlete} />,
  },
  { title: 'GPA', width: 0.8, numeric: true, sort: 'gpa', cell: ({ GPA }) => shown(GPA) },
  { title: 'SAT', width: 0.9, numeric: true, sort: 'sat', cell: ({ SAT }) => shown(SAT) },
  { title: 'TOEFL', width: 1.15, numeric: true, sort: 'toefl', cell: ({ TOEFL }) => shown(TOEFL) },
] as const satisfies readonly (Column<Athlete> & { readonly sort: AthleteSortField })[];

const columnSorts: ReadonlySet<string> = new Set(athleteColumns.map(({ sort }) => sort));

/** What a list without a header can be sorted by: the columns, and fields that have no column. */
export const athleteSortOptions: readonly { readonly title: string; readonly sort: AthleteSortField }[] = [
  ...athleteColumns,
  ...sortedFields
    .map((name) => ({ title: listLabel(name), sort: athleteFields[name].sort }))
    .filter(({ sort }) => !columnSorts.has(sort)),
];

/** A link to the agency, or only its name when there is no id (rules.md#agency-link). */
export function AgencyLink({ athlete }: { athlete: Pick<Athlete, 'agency_id' | 'agency_name'> }) {
  const { agency_id, agency_name } = athlete;
  if (agency_id === null || agency_name === null) return shown(agency_name);
  return <PageLink href={agencyPath(agency_id)}>{agency_name}</PageLink>;
}
