import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { factText, listFactLabel } from '@matchpoint/core/athletes/fields/athlete-facts';
import { hasField, type Offered, ratings, scores } from '@matchpoint/core/athletes/fields/athlete-fields';
import {
  type ListColumn,
  listColumns,
  phoneFacts,
  startsDescending,
} from '@matchpoint/core/athletes/lists/list-columns';
import { empty, shown } from '@matchpoint/core/display/display';
import { agencyPath } from '../agencies/agency-columns.tsx';
import { StarButton } from '../board/star-button.tsx';
import { countryCell } from '../countries/country.tsx';
import { lazyPart, PartBoundary } from '../ui/lazy/lazy-part.tsx';
import { type Column, titleWidth } from '../ui/table/column.ts';
import { PageLink, pathTo } from '../ui/text/links.tsx';

type Layout = Pick<Column<Athlete>, 'width'> & Partial<Pick<Column<Athlete>, 'cell' | 'corner'>>;

const CompareTick = lazyPart(() => import('../board/compare/compare-controls.tsx'), 'CompareTick');

const nameLink = ({ id, name: text }: Athlete) => <PageLink href={pathTo('/athletes', id)}>{text}</PageLink>;

/** The name with a box that ticks the athlete to be compared. */
function tickedName(athlete: Athlete) {
  const link = nameLink(athlete);
  return (
    <PartBoundary waiting={link} failed={() => link}>
      <CompareTick athlete={athlete}>{link}</CompareTick>
    </PartBoundary>
  );
}

export const withTicks = (columns: readonly Column<Athlete>[]): readonly Column<Athlete>[] =>
  columns.map((column, index) => (index === 0 ? { ...column, cell: tickedName } : column));

/** What S does to a row of athletes. */
export const starPress = 'Star the athlete, or take the star away';

const name = {
  cell: nameLink,
  corner: (athlete) => <StarButton athlete={athlete} />,
} satisfies Partial<Column<Athlete>>;

/** Widths of columns without scores, and cells with more than text. */
const layouts: Readonly<Partial<Record<ListColumn, Layout>>> = {
  name: { width: 2.06, ...name },
  gender: { width: 0.98 },
  sport: { width: 0.91 },
  available: { width: 1.48 },
  agency: { width: 2.28, cell: (athlete) => <AgencyLink athlete={athlete} /> },
  country: { width: 1.6, cell: ({ country_of_residence }) => countryCell(country_of_residence) },
  added: { width: 1.3 },
};

/** rules/lists.md#list-columns */
export function athleteColumns(columns: readonly ListColumn[]): readonly Column<Athlete>[] {
  return columns.map((column) => {
    const { title, sort, isNumeric, text } = listColumns[column];
    return {
      title,
      sort,
      numeric: isNumeric,
      startsDescending: startsDescending(listColumns[column]),
      cell: text,
      width: titleWidth(title),
      ...layouts[column],
    };
  });
}

function phoneColumn(fact: ReturnType<typeof phoneFacts>[number]): Column<Athlete> {
  return {
    title: listFactLabel(fact),
    numeric: scores.some((score) => score === fact),
    cell: (athlete) => {
      if (fact === 'country_of_residence') return countryCell(athlete[fact]);
      return fact === 'available' || hasField(athlete.sport, fact) ? factText(athlete, fact) : empty;
    },
  };
}

/** On a phone: the name, then one line. */
export function athletePhoneColumns(offered: Offered): readonly Column<Athlete>[] {
  return [
    { title: 'Name', ...name },
    { title: 'Gender', cell: ({ gender }) => shown(gender) },
    {
      title: 'Sport',
      cell: ({ sport }) => (ratings.some((rating) => hasField(sport, rating)) ? empty : shown(sport)),
    },
    ...phoneFacts(offered).map(phoneColumn),
  ];
}

/** A link to the agency, or only its name when there is no id (rules/display.md#agency-link). */
export function AgencyLink({ athlete }: { athlete: Pick<Athlete, 'agency_id' | 'agency_name'> }) {
  const { agency_id, agency_name } = athlete;
  if (agency_id === null || agency_name === null) return <span>{shown(agency_name)}</span>;
  return <PageLink href={agencyPath(agency_id)}>{agency_name}</PageLink>;
}
