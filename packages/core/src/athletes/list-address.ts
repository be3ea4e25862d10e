import * as z from 'zod/mini';
import {
  type AddressForm,
  leftOutText,
  type QueryPairs,
  queryPairs,
  readQueryPairs,
  type Spelling,
  spelledAs,
} from '../contract/address.ts';
import { bothDirections } from '../contract/query.ts';
import { shapeOf } from '../fields/table.ts';
import {
  type AthleteField,
  athleteFields,
  listLabel,
  type Offered,
  optionalFields,
  type Score,
  scores,
} from './athlete-fields.ts';
import {
  type AthleteFilter,
  athleteFilter,
  athleteSortFields,
  chosenFields,
  parametersOf,
  queryWords,
  type ScoreBound,
  scoreBounds,
  usualFilter,
} from './athlete-filter.ts';
import { columnsOffered, inListOrder, type ListColumn, listColumnNames } from './list-columns.ts';
import { termSpelling } from './term.ts';

/** What the list's address holds (rules/lists.md#list-addresses). */
export interface ListAddress {
  readonly filter: AthleteFilter;
  /** Null: as usual on this device. */
  readonly columns: readonly ListColumn[] | null;
  /** Parameters that were not understood; of the columns those. */
  readonly leftOut: readonly string[];
}

const columnsName = 'columns';

/** A year that an athlete can have, on another service, too. */
const addressYear = z.pipe(z.string().check(z.regex(/^[1-9]\d{3}$/)), z.transform(Number));

function spellingOf(field: AthleteField): Spelling {
  return spelledAs(field.kind === 'choice' ? queryWords(field) : []);
}

const athleteAddress: AddressForm<AthleteFilter> = {
  schema: z.extend(athleteFilter, { year: z.optional(addressYear) }),
  spellings: {
    ...Object.fromEntries(
      chosenFields.map((name) => [athleteFields[name].filter, spellingOf(athleteFields[name])]),
    ),
    min_term: termSpelling,
    sort: spelledAs(bothDirections(athleteSortFields)),
  },
};

/** @param offered optional fields of the service; all, while they are not known */
export function readListAddress(pairs: QueryPairs, offered: Offered = optionalFields): ListAddress {
  const lacking = optionalFields.filter((name) => !offered.includes(name));
  const unknownNames = new Set(lacking.flatMap(parametersOf));
  const unknownSorts = new Set<string>(lacking.map((name) => athleteFields[name].sort));
  const isLacking = ([name, value]: readonly [string, string]) =>
    value !== '' &&
    (unknownNames.has(name.toLowerCase()) ||
      (name.toLowerCase() === 'sort' && unknownSorts.has(value.toLowerCase().replace(/^-/, ''))));
  const isColumn = (name: string) => columnsOffered(offered).some((column) => column === name);
  const isColumns = ([name]: readonly [string, string]) => name.toLowerCase() === columnsName;
  const text = pairs.findLast(isColumns)?.[1] ?? '';
  const names = text === '' ? [] : text.split(',').map(columnSpelling);
  const known = names.filter(isColumn);
  const unknown = names.filter((name) => !isColumn(name));
  const { filter, leftOut } = readQueryPairs(
    athleteAddress,
    pairs.filter((pair) => !isColumns(pair) && !isLacking(pair)),
  );
  const ignored = [...leftOut, ...pairs.filter(isLacking).map(([name]) => name)];
  return {
    filter: withoutUsual(filter),
    columns: known.length === 0 ? null : inListOrder(known),
    leftOut: unknown.length === 0 ? ignored : [...ignored, `${columnsName}=${unknown.join(',')}`],
  };
}

/** The usual value is asked for by no parameter. */
function withoutUsual(filter: AthleteFilter): AthleteFilter {
  const usual = new Map(Object.entries(usualFilter(optionalFields)));
  return shapeOf(Object.entries(filter).filter(([name, value]) => usual.get(name) !== value));
}

const columnSpelling = spelledAs(listColumnNames);

/** Equal addresses give equal pairs. */
export function listAddressPairs({
  filter,
  columns,
}: Pick<ListAddress, 'filter' | 'columns'>): [string, string][] {
  const pairs = queryPairs(athleteFilter, filter);
  return columns === null ? pairs : [...pairs, [columnsName, inListOrder(columns).join(',')]];
}

/** Scores whose least value is above their greatest: no athlete matches. */
export function excludingRanges(filter: AthleteFilter): readonly Score[] {
  return scores.filter((score) => {
    const [min = -Infinity, max = Infinity] = scoreBounds[score].map((bound) => filter[bound]);
    return min > max;
  });
}

/** Bounds of ranges beyond a score's scale (rules/athletes.md#score-limits); a least value below it still finds all who have one. */
export function beyondScales(
  filter: AthleteFilter,
): readonly { readonly bound: ScoreBound; readonly problem: string }[] {
  return scores.flatMap((score) => {
    const { min: begin, max } = athleteFields[score];
    const end = max ?? Infinity;
    const [least, greatest] = scoreBounds[score];
    const above = [least, greatest].filter((bound) => (filter[bound] ?? end) > end);
    const below = [greatest].filter((bound) => (filter[bound] ?? begin) < begin);
    return [
      ...above.map((bound) => ({ bound, problem: `${listLabel(score)} ends at ${end}` })),
      ...below.map((bound) => ({ bound, problem: `${listLabel(score)} begins at ${begin}` })),
    ];
  });
}

/** A note on the address for its reader; null where all of it is understood and can match. */
export function addressNote({ filter, leftOut }: Pick<ListAddress, 'filter' | 'leftOut'>): string | null {
  const ranges = excludingRanges(filter).map((score) => {
    const [min, max] = scoreBounds[score].map((bound) => filter[bound]);
    return `No ${listLabel(score)} is both at least ${min} and at most ${max}.`;
  });
  return [leftOutText(leftOut), ...ranges].filter((text) => text !== null).join(' ') || null;
}
