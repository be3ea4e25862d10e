import { agencyFilter } from '@matchpoint/core/agencies/agency-filter';
import type { ListQuery } from '@matchpoint/core/service/listing';

/** The list's search and sort order from its URL, without invalid values. */
export function readAgencyQuery(search: string): ListQuery {
  return validQuery(new URLSearchParams(search));
}

/** Those of the named texts that are valid values of the filter. */
export function validQuery(entries: Iterable<[string, string | undefined]>): ListQuery {
  const asked = Object.fromEntries(entries);
  return Object.fromEntries(
    Object.entries(agencyFilter.shape).flatMap(([name, schema]) => {
      const value = asked[name];
      return value && schema.safeParse(value).success ? [[name, value]] : [];
    }),
  );
}
