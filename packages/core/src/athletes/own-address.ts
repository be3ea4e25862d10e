import * as z from 'zod/mini';
import {
  type AddressForm,
  type QueryPairs,
  queryPairs,
  readQueryPairs,
  spelledAs,
} from '../contract/address.ts';
import { bothDirections, queryText, sortedBy } from '../contract/query.ts';
import { namesOf, recordOf } from '../fields/table.ts';
import { entryParts } from './completeness.ts';
import { type OwnNarrowing, ownSortKey } from './own-list.ts';
import { termSpelling } from './term.ts';

const sorts = ['created', ...namesOf(ownSortKey)] as const;

const ownFilter = z.object({
  q: z.optional(queryText),
  term: z.optional(queryText),
  missing: z.optional(z.enum(recordOf(entryParts, (part) => part))),
  sort: z.optional(sortedBy(sorts)),
});

const form: AddressForm<z.output<typeof ownFilter>> = {
  schema: ownFilter,
  spellings: { term: termSpelling, missing: spelledAs(entryParts), sort: spelledAs(bothDirections(sorts)) },
};

/** What the address of My Athletes holds (rules/lists.md#list-addresses). */
export interface OwnAddress {
  readonly narrowing: OwnNarrowing;
  readonly leftOut: readonly string[];
}

export function readOwnAddress(pairs: QueryPairs): OwnAddress {
  const { filter, leftOut } = readQueryPairs(form, pairs);
  const { q = '', term = null, missing = null, sort } = filter;
  return { narrowing: { q, term, missing, sort }, leftOut };
}

export function ownAddressPairs({ narrowing }: Pick<OwnAddress, 'narrowing'>): [string, string][] {
  const { q, term, missing, sort } = narrowing;
  return queryPairs(ownFilter, { q, term: term ?? undefined, missing: missing ?? undefined, sort });
}
