import { agencyFilter } from '@matchpoint/core/agencies/agency-filter';
import type { ListQuery } from '../api/listing.ts';

/** The list's search and order as its URL says them; what cannot be read there is left out. */
export function readAgencyQuery(search: string): ListQuery {
  return readable(new URLSearchParams(search));
}

/** Of the named texts those that the filter reads. */
export function readable(entries: Iterable<[string, string | undefined]>): ListQuery {
  const asked = Object.fromEntries(entries);
  return Object.fromEntries(
    Object.entries(agencyFilter.shape).flatMap(([name, schema]) => {
      const value = asked[name];
      return value && schema.safeParse(value).success ? [[name, value]] : [];
    }),
  );
}
