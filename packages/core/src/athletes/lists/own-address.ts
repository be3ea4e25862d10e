import * as z from 'zod/mini';
import { bothDirections, queryText, sortedBy } from '../../fields/query.ts';
import { namesOf, recordOf } from '../../fields/table.ts';
import {
  type AddressForm,
  type QueryPairs,
  queryPairs,
  readQueryPairs,
  spelledAs,
} from '../../wire/address.ts';
import { isOffered, type Offered } from '../fields/athlete-fields.ts';
import { entryParts } from '../fields/completeness.ts';
import { visibilities } from '../fields/own-athlete.ts';
import { termSpelling } from '../fields/term.ts';
import { type OwnNarrowing, ownSortKey } from './own-list.ts';

const sorts = ['created', ...namesOf(ownSortKey)] as const;
const plainSorts = sorts.filter((sort) => sort !== 'visibility');

const ownFilter = z.object({
  q: z.optional(queryText),
  term: z.optional(queryText),
  missing: z.optional(z.enum(recordOf(entryParts, (part) => part))),
  visibility: z.optional(z.enum(visibilities)),
  sort: z.optional(sortedBy(sorts)),
});

const form: AddressForm<z.output<typeof ownFilter>> = {
  schema: ownFilter,
  spellings: {
    term: termSpelling,
    missing: spelledAs(entryParts),
    visibility: spelledAs(visibilities),
    sort: spelledAs(bothDirections(sorts)),
  },
};

/** Where the service has no hidden athletes. */
const plainForm: typeof form = {
  ...form,
  schema: z.extend(z.omit(ownFilter, { visibility: true }), { sort: z.optional(sortedBy(plainSorts)) }),
};

/** What the address of My Athletes holds (rules/lists.md#list-addresses). */
export interface OwnAddress {
  readonly narrowing: OwnNarrowing;
  readonly leftOut: readonly string[];
}

/**
 * @param offered the optional fields of the service; null: not known yet
 * @param asks whether it asks families, so that athletes can wait
 */
export function readOwnAddress(
  pairs: QueryPairs,
  offered: Offered | null = null,
  asks = offered === null,
): OwnAddress {
  const known = offered === null || isOffered('hidden', offered) ? form : plainForm;
  const { filter, leftOut } = readQueryPairs(known, pairs);
  const { q = '', term = null, missing = null, visibility = null, sort } = filter;
  const isLacking = visibility === 'waiting' && !asks;
  return {
    narrowing: { q, term, missing, visibility: isLacking ? null : visibility, sort },
    leftOut: isLacking ? [...leftOut, 'visibility'] : leftOut,
  };
}

export function ownAddressPairs({ narrowing }: Pick<OwnAddress, 'narrowing'>): [string, string][] {
  const { q, term, missing, visibility, sort } = narrowing;
  return queryPairs(ownFilter, {
    q,
    term: term ?? undefined,
    missing: missing ?? undefined,
    visibility: visibility ?? undefined,
    sort,
  });
}
