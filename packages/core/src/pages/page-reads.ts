import { agencyAddress, agencyFilter } from '../agencies/agency-filter.ts';
import { type Offered, optionalFields } from '../athletes/fields/athlete-fields.ts';
import { athleteFilter, usualFilter } from '../athletes/lists/athlete-filter.ts';
import { readListAddress } from '../athletes/lists/list-address.ts';
import { listQuery, type QueryPairs, readQueryPairs } from '../wire/address.ts';
import type { FoundPage, PageName } from './page-paths.ts';

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

/** The query of the newest athletes on Home. @param offered optional fields of the service; null while they are not known */
export function newAthletesQuery(offered: Offered | null): Readonly<Record<string, string>> {
  return listQuery(athleteFilter, usualFilter(offered ?? []));
}

/** The first reads of a page, for prefetching (rules/pages.md#page-documents). @param offered as above */
export function pageReads(
  { name, id }: FoundPage,
  pairs: QueryPairs,
  offered: Offered | null,
): readonly PageRead[] {
  switch (name) {
    case 'home':
      return [
        { kind: 'athletes', query: newAthletesQuery(offered), limit: homeRows },
        { kind: 'agencies', query: {}, limit: homeRows },
      ];
    case 'athletes': {
      const query = listQuery(athleteFilter, readListAddress(pairs, offered).filter);
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

/** The name of a page's shell: that of a list which asks for usual values by itself shows them (rules/pages.md#shell). */
export function shellName(name: PageName, reads: readonly PageRead[]): string {
  const usual = Object.entries(usualFilter(optionalFields));
  const isUsual = reads.some(
    (read) =>
      read.kind === 'athletes' && usual.every(([parameter, value]) => read.query[parameter] === value),
  );
  return isUsual ? `${name} as usual` : name;
}
