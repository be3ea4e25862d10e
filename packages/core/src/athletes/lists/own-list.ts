import { searchKey, searchWords, textKey } from '../../display/collation.ts';
import { countEach, formatCount } from '../../display/count.ts';
import { byteOrderMark, csvLine, csvRecord } from '../../display/csv.ts';
import { shownAvailability } from '../../display/display.ts';
import { memoize } from '../../display/memoize.ts';
import { type SortKey, sortRows } from '../../display/order.ts';
import type { Athlete } from '../fields/athlete.ts';
import { athleteFieldNames, isSent } from '../fields/athlete-fields.ts';
import { type Completeness, completeness, type EntryPart, entryParts } from '../fields/completeness.ts';
import { type OwnAthlete, type Visibility, visibilities, visibilityOf } from '../fields/own-athlete.ts';
import { type AthleteSort, athleteSortFields, athleteSortKey } from './athlete-filter.ts';
import { type ListColumn, orderText } from './list-columns.ts';

/** The usual columns of My Athletes, besides name and sport (rules/athletes.md#my-athletes-page). */
export const usualOwnColumns: readonly ListColumn[] = ['available', 'gpa', 'utr'];
/** Its columns on a phone: what counts; what is missing is cut first. */
export const phoneOwnColumns: readonly ListColumn[] = ['available', 'utr'];

/** How My Athletes is narrowed and ordered (rules/athletes.md#my-athletes-page). */
export interface OwnNarrowing {
  readonly q: string;
  /** 'Fall 2027' */
  readonly term: string | null;
  readonly missing: EntryPart | null;
  readonly visibility: Visibility | null;
  /** A key of `ownSortKey`, `-key` for descending; undefined for the newest first. */
  readonly sort: string | undefined;
}

export const allOwn: OwnNarrowing = { q: '', term: null, missing: null, visibility: null, sort: undefined };

const searchText = memoize(({ name }: OwnAthlete) => searchKey(name));
const completenessOf = memoize((athlete: Athlete): Completeness => completeness(athlete));

/** Null where the service sends too few fields. */
function ownCompleteness({ athlete }: OwnAthlete): Completeness | null {
  return athlete === null ? null : completenessOf(athlete);
}

export function narrowOwn(rows: readonly OwnAthlete[], narrowing: OwnNarrowing): readonly OwnAthlete[] {
  const { q, term, missing, visibility, sort } = narrowing;
  const words = searchWords(q);
  const kept = rows.filter(
    (row) =>
      words.every((word) => searchText(row).includes(word)) &&
      (term === null || termOf(row) === term) &&
      (visibility === null || visibilityOf(row) === visibility) &&
      (missing === null || (ownCompleteness(row)?.missing.includes(missing) ?? false)),
  );
  return sort === undefined ? kept : sortRows(kept, sort, ownSortKey);
}

/** Sort keys of the list; empty values come last in both directions. */
export const ownSortKey: Readonly<Record<string, (row: OwnAthlete) => SortKey>> = {
  ...Object.fromEntries(
    Object.entries(athleteSortKey).map(([field, keyOf]) => [
      field,
      ({ athlete }: OwnAthlete) => (athlete === null ? null : keyOf(athlete)),
    ]),
  ),
  name: searchText,
  sport: ({ sport }) => textKey(sport),
  changed: ({ athlete }) => athlete?.changed_at ?? null,
  visibility: (row) => (row.athlete === null ? null : visibilities.indexOf(visibilityOf(row))),
  complete: (row) => {
    const found = ownCompleteness(row);
    return found === null ? null : found.given / found.of;
  },
};

const ownOrderTexts: Readonly<Record<string, string>> = {
  complete: 'least complete first',
  '-complete': 'most complete first',
  changed: 'longest unchanged first',
  '-changed': 'last changed first',
  visibility: 'listed first',
  '-visibility': 'hidden first',
};
const athleteSorts = athleteSortFields.flatMap((field): AthleteSort[] => [field, `-${field}`]);

/** How the list is ordered, in words. */
export function ownOrderText(sort: string | undefined): string {
  return ownOrderTexts[sort ?? ''] ?? orderText(athleteSorts.find((known) => known === sort));
}

const termOf = ({ athlete }: OwnAthlete) => (athlete === null ? null : shownAvailability(athlete));

/** The terms that the athletes have, earliest first, and how many have each. */
export function ownTerms(rows: readonly OwnAthlete[]): ReadonlyMap<string, number> {
  const known = rows.filter(({ athlete }) => athlete !== null && athleteSortKey.available(athlete) !== null);
  return countEach(sortRows(known, 'available', ownSortKey).flatMap((row) => termOf(row) ?? []));
}

/** What athletes miss, in the order of the fields, and how many miss it. */
export function ownMissing(rows: readonly OwnAthlete[]): ReadonlyMap<EntryPart, number> {
  const counts = countEach(rows.flatMap((row) => ownCompleteness(row)?.missing ?? []));
  return new Map(entryParts.flatMap((part) => (counts.has(part) ? [[part, counts.get(part) ?? 0]] : [])));
}

/** How many there are of each visibility, in their order. */
export function ownVisibilities(rows: readonly OwnAthlete[]): ReadonlyMap<Visibility, number> {
  const counts = countEach(rows.map(visibilityOf));
  return new Map(visibilities.map((one) => [one, counts.get(one) ?? 0]));
}

/** How many are not listed: '3 hidden'; '' for none. */
export function unlistedText(rows: readonly OwnAthlete[]): string {
  return [...ownVisibilities(rows)]
    .filter(([visibility, count]) => visibility !== 'listed' && count > 0)
    .map(([visibility, count]) => `${formatCount(count)} ${visibility}`)
    .join(', ');
}

/**
 * The athletes with all their fields, as a file that can be imported again; `hidden`, true or false, only where one is
 * (rules/athletes.md#hidden).
 */
export function ownCsv(rows: readonly OwnAthlete[]): string {
  const athletes = rows.flatMap(({ athlete }) => athlete ?? []);
  const hides = athletes.some(({ hidden }) => hidden === true);
  const fields = [
    ...athleteFieldNames.filter((name) => isSent(athletes, name)),
    ...(hides ? ['hidden'] : []),
  ];
  const lines = rows.map(({ athlete, ...listed }) => csvRecord(fields, athlete ?? listed));
  return byteOrderMark + csvLine(fields) + lines.join('');
}
