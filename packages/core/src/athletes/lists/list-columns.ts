import { shownDate } from '../../display/display.ts';
import { namesOf, shapeOf } from '../../fields/table.ts';
import type { Athlete } from '../fields/athlete.ts';
import { type AthleteFact, factSources, factText, listFactLabel } from '../fields/athlete-facts.ts';
import {
  type AthleteField,
  athleteFields,
  isOffered,
  listLabel,
  type Offered,
  ratings,
  scores,
} from '../fields/athlete-fields.ts';
import {
  type AthleteFilter,
  type AthleteSort,
  type AthleteSortField,
  type SortedField,
  sortedFields,
} from './athlete-filter.ts';

type Table = typeof athleteFields;

/** The columns of the list of athletes, in the order in which they are shown (rules/lists.md#list-columns). */
export const listFacts = [
  'name',
  'gender',
  'sport',
  'available',
  'agency',
  'UTR',
  'ITF',
  'WTN',
  'GPA',
  'SAT',
  'TOEFL',
  'ACT',
  'Duolingo',
  'IELTS',
  'recruiting_status',
  'country_of_residence',
] as const satisfies readonly AthleteFact[];
type ListFact = (typeof listFacts)[number];

/** A column's name in addresses and commands: that of its order. */
export type ListColumn = NameOf<ListFact> | 'added';
type NameOf<Fact extends ListFact> = Fact extends SortedField
  ? Table[Fact]['sort']
  : Exclude<Fact, SortedField>;

export interface ListColumnFacts {
  readonly title: string;
  readonly sort: AthleteSortField;
  readonly isNumeric: boolean;
  /** Wire names of its fields, which head a CSV. */
  readonly fields: readonly (keyof Athlete)[];
  /** The value as shown. */
  readonly text: (athlete: Athlete) => string;
}

const nameOf = (fact: ListFact) =>
  fact === 'available' || fact === 'agency' ? fact : athleteFields[fact].sort;

const factColumn = (fact: ListFact): ListColumnFacts => ({
  title: listFactLabel(fact),
  sort: nameOf(fact),
  isNumeric: scores.some((score) => score === fact),
  fields: factSources(fact),
  text: (athlete) => factText(athlete, fact),
});

export const listColumns: Readonly<Record<ListColumn, ListColumnFacts>> = {
  ...shapeOf<Record<NameOf<ListFact>, ListColumnFacts>>(
    listFacts.map((fact) => [nameOf(fact), factColumn(fact)]),
  ),
  added: {
    title: 'Added',
    sort: 'created',
    isNumeric: false,
    fields: ['created_at'],
    text: (athlete) => shownDate(athlete.created_at),
  },
};

export const listColumnNames = namesOf(listColumns);

/** The columns of a service with these optional fields. */
export function columnsOffered(offered: Offered): readonly ListColumn[] {
  return listColumnNames.filter((column) =>
    listColumns[column].fields.every((field) => isOffered(field, offered)),
  );
}

/** The default columns. */
export const usualColumns: readonly ListColumn[] = [
  'name',
  'gender',
  'sport',
  'available',
  'agency',
  'gpa',
  'sat',
  'toefl',
];

/** These columns with those whose scores narrow the list, and the one that orders it. */
export function withAsked(columns: readonly ListColumn[], filter: AthleteFilter): readonly ListColumn[] {
  const bounded = Object.entries(filter).flatMap(([parameter, value]) =>
    value === undefined ? [] : parameter.split(/^m(?:in|ax)_/).slice(1),
  );
  return inListOrder([...columns, ...bounded, String(filter.sort).replace('-', '')]);
}

/** What stands below a name on a phone: what counts for the sport first, as the last is cut first (rules/lists.md#list-view). */
export function phoneFacts(offered: Offered) {
  const known = ratings.filter((rating) => isOffered(rating, offered));
  return [...known, 'available', 'GPA', 'country_of_residence'] as const;
}

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
