import { leftOutText, type QueryPairs, queryPairs, readQueryPairs } from '../contract/address.ts';
import { listLabel, type Score, scores } from './athlete-fields.ts';
import { type AthleteFilter, athleteFilter, scoreBounds } from './athlete-filter.ts';
import { inListOrder, type ListColumn, listColumns } from './list-columns.ts';

/** What the list's address holds (rules/lists.md#list-addresses). */
export interface ListAddress {
  readonly filter: AthleteFilter;
  /** Null: as usual on this device. */
  readonly columns: readonly ListColumn[] | null;
  /** Names of parameters that were not understood. */
  readonly leftOut: readonly string[];
}

const columnsName = 'columns';

export function readListAddress(pairs: QueryPairs): ListAddress {
  const isColumns = ([name]: readonly [string, string]) => name === columnsName;
  const text = pairs.findLast(isColumns)?.[1] ?? '';
  const names = text === '' ? [] : text.split(',');
  const known = names.filter((name) => Object.hasOwn(listColumns, name));
  const { filter, leftOut } = readQueryPairs(
    athleteFilter,
    pairs.filter((pair) => !isColumns(pair)),
  );
  return {
    filter,
    columns: known.length === 0 ? null : inListOrder(known),
    leftOut: known.length === names.length ? leftOut : [...leftOut, columnsName],
  };
}

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

/** A note on the address for its reader; null where all of it is understood and can match. */
export function addressNote({ filter, leftOut }: Pick<ListAddress, 'filter' | 'leftOut'>): string | null {
  const ranges = excludingRanges(filter).map((score) => {
    const [min, max] = scoreBounds[score].map((bound) => filter[bound]);
    return `No ${listLabel(score)} is both at least ${min} and at most ${max}.`;
  });
  return [leftOutText(leftOut), ...ranges].filter((text) => text !== null).join(' ') || null;
}
