import { agencyAddress, agencyFilter } from '../agencies/agency-filter.ts';
import { athleteFilter } from '../athletes/athlete-filter.ts';
import { readListAddress } from '../athletes/list-address.ts';
import { listQuery, type QueryPairs, readQueryPairs } from '../contract/address.ts';
import type { FoundPage } from './page-paths.ts';

/** Rows of a page of a list. */
export const pageLimit = 100;
/** Rows of each card on Home. */
export const homeRows = 10;

/** A call that a page makes when it opens. */
export type PageRead =
  | {
      readonly kind: 'athletes' | 'agencies';
      readonly query: Readonly<Record<string, string>>;
      readonly limit: number;
    }
  | { readonly kind: 'athlete' | 'agency'; readonly id: string };

/** The first reads of a page, for prefetching (rules/pages.md#page-documents). */
export function pageReads({ name, id }: FoundPage, pairs: QueryPairs): readonly PageRead[] {
  switch (name) {
    case 'home':
      return [
        { kind: 'athletes', query: {}, limit: homeRows },
        { kind: 'agencies', query: {}, limit: homeRows },
      ];
    case 'athletes': {
      const query = listQuery(athleteFilter, readListAddress(pairs).filter);
      return [{ kind: 'athletes', query, limit: pageLimit }];
    }
    case 'agencies': {
      const query = listQuery(agencyFilter, readQueryPairs(agencyAddress, pairs).filter);
      return [{ kind: 'agencies', query, limit: pageLimit }];
    }
    case 'athlete':
    case 'agency':
      return [{ kind: name, id }];
    default:
      return [];
  }
}
