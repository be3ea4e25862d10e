import * as z from 'zod/mini';
import { sports } from '../athletes/fields/sports.ts';
import { countryName, isoCountryCode } from '../countries/countries.ts';
import { collationKey, searchKey, searchWords, textKey } from '../display/collation.ts';
import { memoize } from '../display/memoize.ts';
import { type SortKey, sortRows } from '../display/order.ts';
import { bothDirections, queryCountry, queryText, sortedBy } from '../fields/query.ts';
import { type AddressForm, spelledAs } from '../wire/address.ts';
import type { Agency } from './agency.ts';

/** Fields that the list can be sorted by (rules/service.md#paging); `-created`, newest first, is the default. */
export const agencySortFields = ['created', 'name', 'city', 'country'] as const;
export type AgencySortField = (typeof agencySortFields)[number];
export type AgencySort = AgencySortField | `-${AgencySortField}`;

/** The query for agencies in a URL (rules/service.md#paging); `country` becomes the ISO alpha-2 code. */
export const agencyFilter = z.object({
  q: z.optional(queryText),
  sport: z.optional(queryText),
  country: z.optional(queryCountry),
  sort: z.optional(sortedBy(agencySortFields)),
});
export type AgencyFilter = z.output<typeof agencyFilter>;

/** How the address of the list is read. */
export const agencyAddress: AddressForm<AgencyFilter> = {
  schema: agencyFilter,
  spellings: { sport: spelledAs(sports), sort: spelledAs(bothDirections(agencySortFields)) },
};

/** What `q` searches: name, city and country. */
function agencySearchText(agency: Pick<Agency, 'name' | 'city' | 'country'>): string {
  const country = agency.country === null ? null : countryName(agency.country);
  return searchKey([agency.name, agency.city, country].join(' '));
}

const searchTextOf = memoize(agencySearchText);

/** Whether an agency matches the filter. */
export function matchesAgency(filter: AgencyFilter): (agency: Agency) => boolean {
  const words = searchWords(filter.q ?? '');
  return (agency) =>
    (filter.sport === undefined || agency.sports.includes(filter.sport)) &&
    (filter.country === undefined ||
      (agency.country !== null && isoCountryCode(agency.country) === filter.country)) &&
    words.every((word) => searchTextOf(agency).includes(word));
}

/** The sort key of each field; null is empty and sorts last in both directions. */
const agencySortKey: Record<Exclude<AgencySortField, 'created'>, (agency: Agency) => SortKey> = {
  name: (agency) => collationKey(agency.name),
  city: (agency) => textKey(agency.city),
  country: (agency) => textKey(countryName(agency.country ?? '')),
};

/** The sorted list. Ties keep the order of `agencies`, which is the service's: newest first. */
export function sortAgencies(agencies: readonly Agency[], sort: AgencySort = '-created'): Agency[] {
  return sortRows(agencies, sort, agencySortKey);
}

/** How a list of agencies is ordered, in words: 'newest first', 'name, A to Z'. */
export function agencyOrderText(sort: AgencySort = '-created'): string {
  const isDescending = sort.startsWith('-');
  const by = isDescending ? sort.slice(1) : sort;
  if (by === 'created') return isDescending ? 'newest first' : 'oldest first';
  return `${by}, ${isDescending ? 'Z to A' : 'A to Z'}`;
}
