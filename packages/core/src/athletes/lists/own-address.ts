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
import { entryParts } from '../fields/completeness.ts';
import { termSpelling } from '../fields/term.ts';
import { type OwnNarrowing, ownSortKey } from './own-list.ts';

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
