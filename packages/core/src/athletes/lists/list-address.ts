import * as z from 'zod/mini';
import { bothDirections } from '../../fields/query.ts';
import {
  type AddressForm,
  type QueryPairs,
  queryPairs,
  readQueryPairs,
  type Spelling,
  spelledAs,
} from '../../wire/address.ts';
import { type AthleteField, athleteFields, type Offered, optionalFields } from '../fields/athlete-fields.ts';
import { termSpelling } from '../fields/term.ts';
import {
  type AthleteFilter,
  athleteFilter,
  athleteSortFields,
  chosenFields,
  parametersOf,
  queryWords,
  usualFilter,
  usualValues,
} from './athlete-filter.ts';
import { columnsOffered, inListOrder, type ListColumn, listColumnNames } from './list-columns.ts';

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

/**
 * Adds what the list asks for by itself (rules/lists.md#usual-value).
 * @param known optional fields of the service; null: all are read, and nothing is added
 */
export function readListAddress(pairs: QueryPairs, known: Offered | null = null): ListAddress {
  const offered = known ?? optionalFields;
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
  const columns = names.filter(isColumn);
  const unknown = names.filter((name) => !isColumn(name));
  const { filter, leftOut } = readQueryPairs(
    athleteAddress,
    pairs.filter((pair) => !isColumns(pair) && !isLacking(pair)),
  );
  const ignored = [...leftOut, ...pairs.filter(isLacking).map(([name]) => name)];
  return {
    filter: { ...usualFilter(known ?? []), ...filter },
    columns: columns.length === 0 ? null : inListOrder(columns),
    leftOut: unknown.length === 0 ? ignored : [...ignored, `${columnsName}=${unknown.join(',')}`],
  };
}

const columnSpelling = spelledAs(listColumnNames);

/** Equal addresses give equal pairs. */
export function listAddressPairs({
  filter,
  columns,
}: Pick<ListAddress, 'filter' | 'columns'>): [string, string][] {
  const pairs = queryPairs(athleteFilter, filter).filter(([name, value]) => value !== usualValues[name]);
  return columns === null ? pairs : [...pairs, [columnsName, inListOrder(columns).join(',')]];
}
