import { endsSoon, mayBeAsked } from '../../consent/consent-text.ts';
import { searchKey, searchWords, textKey } from '../../display/collation.ts';
import { countEach, firstOf, formatCount } from '../../display/count.ts';
import { byteOrderMark, csvLine, csvRecord } from '../../display/csv.ts';
import { shownAvailability, shownDay } from '../../display/display.ts';
import { memoize } from '../../display/memoize.ts';
import { type SortKey, sortRows } from '../../display/order.ts';
import type { Athlete } from '../fields/athlete.ts';
import { athleteFieldNames, isSent, ownFieldNames } from '../fields/athlete-fields.ts';
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

/** How many there are of each visibility, in their order; none wait where the service asks no family. */
export function ownVisibilities(rows: readonly OwnAthlete[]): ReadonlyMap<Visibility, number> {
  const counts = countEach(rows.map(visibilityOf));
  const asks = rows.some(({ athlete }) => athlete?.consent != null);
  return new Map(
    visibilities.filter((one) => one !== 'waiting' || asks).map((one) => [one, counts.get(one) ?? 0]),
  );
}

/** How many are not listed: '5 waiting, 3 hidden'; '' for none. */
export function unlistedText(rows: readonly OwnAthlete[]): string {
  return [...ownVisibilities(rows)]
    .filter(([visibility, count]) => visibility !== 'listed' && count > 0)
    .map(([visibility, count]) => `${formatCount(count)} ${visibility}`)
    .join(', ');
}

/** Athletes out of the lists whose families can be asked together. */
export function askable(rows: readonly OwnAthlete[]): readonly OwnAthlete[] {
  return rows.filter(
    (row) => visibilityOf(row) === 'waiting' && row.athlete !== null && mayBeAsked(row.athlete),
  );
}

/** Listed athletes whose yes ends soon. @param today '2026-11-27' */
export function leavingSoon(rows: readonly OwnAthlete[], today: string): readonly OwnAthlete[] {
  return rows.filter(
    (row) => visibilityOf(row) === 'listed' && row.athlete !== null && endsSoon(row.athlete, today),
  );
}

/** Who they are, a sentence a day: 'Ada, Bo, Cy and 4 more are listed until Dec 31, 2026.' */
export function leavingText(leaving: readonly OwnAthlete[]): string {
  const endOf = ({ athlete }: OwnAthlete) => athlete?.consent_until ?? '';
  return [...new Set(leaving.map(endOf))]
    .sort()
    .map((day) => {
      const names = leaving.filter((row) => endOf(row) === day).map(({ name }) => name);
      return `${firstOf(names, 3, names.length === 2 ? ' and ' : ', ')} ${names.length === 1 ? 'is' : 'are'} listed until ${shownDay(day)}.`;
    })
    .join(' ');
}

/**
 * The athletes with all their fields, as a file that can be imported again; what the agency alone sees only where one has it
 * (rules/athletes.md#hidden).
 */
export function ownCsv(rows: readonly OwnAthlete[]): string {
  const athletes = rows.flatMap(({ athlete }) => athlete ?? []);
  const fields = [
    ...athleteFieldNames.filter((name) => isSent(athletes, name)),
    ...ownFieldNames.filter((name) => athletes.some((athlete) => athlete[name])),
  ];
  const lines = rows.map(({ athlete, ...listed }) => csvRecord(fields, athlete ?? listed));
  return byteOrderMark + csvLine(fields) + lines.join('');
}
