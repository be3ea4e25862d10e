import type { Athlete } from '@matchpoint/core/athletes/athlete';
import {
  athleteFields,
  hasField,
  listLabel,
  type Score,
  scores,
} from '@matchpoint/core/athletes/athlete-fields';
import { type AthleteSortField, sortedFields } from '@matchpoint/core/athletes/athlete-filter';
import { empty, shown, shownAvailability } from '@matchpoint/core/display/display';
import { agencyPath } from '../agencies/agency-columns.tsx';
import { StarButton } from '../board/star-button.tsx';
import { countryCell } from '../countries/country.tsx';
import type { Column } from '../ui/table/column.ts';
import { pathTo } from '../ui/text/path-to.ts';
import { PageLink } from '../ui/text/text-link.tsx';

/** rules.md#athletes-page */
export const athleteColumns = [
  {
    title: 'Name',
    width: 2.2,
    sort: 'name',
    cell: (athlete) => <StarredName athlete={athlete} />,
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
  {
    title: 'GPA',
    width: 0.8,
    numeric: true,
    startsDescending: true,
    sort: 'gpa',
    cell: ({ GPA }) => shown(GPA),
  },
  {
    title: 'SAT',
    width: 0.9,
    numeric: true,
    startsDescending: true,
    sort: 'sat',
    cell: ({ SAT }) => shown(SAT),
  },
  {
    title: 'TOEFL',
    width: 1.15,
    numeric: true,
    startsDescending: true,
    sort: 'toefl',
    cell: ({ TOEFL }) => shown(TOEFL),
  },
] as const satisfies readonly (Column<Athlete> & { readonly sort: AthleteSortField })[];

/** Scores that only some sports have, and that are asked about first there. */
const ratings = scores.filter((score) => !hasField('', score));

function score(name: Score): Column<Athlete> {
  return {
    title: listLabel(name),
    numeric: true,
    cell: (athlete) => (hasField(athlete.sport, name) ? shown(athlete[name]) : empty),
  };
}

/** On a phone: the name, then one line of what counts for the sport; the last is cut first. */
export const athletePhoneColumns: readonly Column<Athlete>[] = [
  { title: 'Name', cell: (athlete) => <StarredName athlete={athlete} /> },
  {
    title: 'Sport',
    cell: ({ sport }) => (ratings.some((rating) => hasField(sport, rating)) ? empty : shown(sport)),
  },
  ...ratings.map(score),
  { title: 'Available for', cell: shownAvailability },
  score('GPA'),
  { title: 'Country', cell: ({ country_of_residence }) => countryCell(country_of_residence) },
];

function StarredName({ athlete }: { athlete: Athlete }) {
  return (
    <>
      <PageLink href={pathTo('/athletes', athlete.id)}>{athlete.name}</PageLink>
      <StarButton athlete={athlete} />
    </>
  );
}

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
