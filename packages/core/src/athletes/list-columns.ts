import { shown, shownAvailability, shownCountry, shownDate } from '../display/display.ts';
import { namesOf } from '../fields/table.ts';
import type { Athlete } from './athlete.ts';
import { type AthleteField, athleteFields, listLabel, type Score } from './athlete-fields.ts';
import { type AthleteSort, type AthleteSortField, type SortedField, sortedFields } from './athlete-filter.ts';

export type ListColumn =
  | 'name'
  | 'gender'
  | 'sport'
  | 'available'
  | 'agency'
  | 'gpa'
  | 'sat'
  | 'toefl'
  | 'utr'
  | 'itf'
  | 'country'
  | 'added';

export interface ListColumnFacts {
  readonly title: string;
  readonly sort: AthleteSortField;
  readonly isNumeric: boolean;
  /** Wire names of its fields, which head a CSV. */
  readonly fields: readonly (keyof Athlete)[];
  /** The value as shown. */
  readonly text: (athlete: Athlete) => string;
}

const scoreColumn = (score: Score): ListColumnFacts => ({
  title: listLabel(score),
  sort: athleteFields[score].sort,
  isNumeric: true,
  fields: [score],
  text: (athlete) => shown(athlete[score]),
});

/** The columns of the list of athletes, in the order in which they are shown (rules/lists.md#list-columns). */
export const listColumns: Readonly<Record<ListColumn, ListColumnFacts>> = {
  name: { title: 'Name', sort: 'name', isNumeric: false, fields: ['name'], text: ({ name }) => shown(name) },
  gender: {
    title: 'Gender',
    sort: 'gender',
    isNumeric: false,
    fields: ['gender'],
    text: ({ gender }) => shown(gender),
  },
  sport: {
    title: 'Sport',
    sort: 'sport',
    isNumeric: false,
    fields: ['sport'],
    text: ({ sport }) => shown(sport),
  },
  available: {
    title: 'Available for',
    sort: 'available',
    isNumeric: false,
    fields: ['available_semester', 'available_year'],
    text: shownAvailability,
  },
  agency: {
    title: 'Agency',
    sort: 'agency',
    isNumeric: false,
    fields: ['agency_name'],
    text: (athlete) => shown(athlete.agency_name),
  },
  gpa: scoreColumn('GPA'),
  sat: scoreColumn('SAT'),
  toefl: scoreColumn('TOEFL'),
  utr: scoreColumn('UTR'),
  itf: scoreColumn('ITF'),
  country: {
    title: 'Country',
    sort: 'country',
    isNumeric: false,
    fields: ['country_of_residence'],
    text: (athlete) => shownCountry(athlete.country_of_residence),
  },
  added: {
    title: 'Added',
    sort: 'created',
    isNumeric: false,
    fields: ['created_at'],
    text: (athlete) => shownDate(athlete.created_at),
  },
};

export const listColumnNames = namesOf(listColumns);

/** The default columns. */
export const usualColumns: readonly ListColumn[] = listColumnNames.slice(0, 8);

/** The column that cannot be taken away: its link opens the athlete. */
export const firstColumn: ListColumn = 'name';

/** These columns, each once, the first one among them, in the order in which they are shown. */
export function inListOrder(columns: Iterable<string>): ListColumn[] {
  const wanted = new Set<string>(columns);
  return listColumnNames.filter((column) => column === firstColumn || wanted.has(column));
}

const fieldBySort: ReadonlyMap<string, SortedField> = new Map(
  sortedFields.map((name) => [athleteFields[name].sort, name]),
);

/** How a list is ordered, in words: 'newest first', 'UTR, highest first', 'name, A to Z'. */
export function orderText(sort: AthleteSort = '-created'): string {
  const isDescending = sort.startsWith('-');
  const by = isDescending ? sort.slice(1) : sort;
  if (by === 'created') return isDescending ? 'newest first' : 'oldest first';
  if (by === 'available') return `available for, ${isDescending ? 'latest' : 'soonest'} first`;
  const name = fieldBySort.get(by);
  if (name === undefined) return `${by}, ${isDescending ? 'Z to A' : 'A to Z'}`;
  const field: AthleteField = athleteFields[name];
  if (field.kind !== 'score')
    return `${listLabel(name).toLowerCase()}, ${isDescending ? 'Z to A' : 'A to Z'}`;
  if (field.lowerIsBetter) return `${listLabel(name)}, ${isDescending ? 'best last' : 'best first'}`;
  return `${listLabel(name)}, ${isDescending ? 'highest' : 'lowest'} first`;
}

/** Whether a first click on the column's header orders from the end: the highest, the newest (rules/lists.md#list-orders). */
export function startsDescending({ sort, isNumeric }: Pick<ListColumnFacts, 'sort' | 'isNumeric'>): boolean {
  const name = fieldBySort.get(sort);
  const field: AthleteField | null = name === undefined ? null : athleteFields[name];
  return sort === 'created' || (isNumeric && !(field?.kind === 'score' && field.lowerIsBetter));
}
