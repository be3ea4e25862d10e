import type { AgencyEdit } from '@matchpoint/core/agencies/agency';
import { collationKey } from '@matchpoint/core/display/collation';
import { part } from '../database/statement.ts';
import { storedCountry, storedText } from '../database/stored-values.ts';

/** The columns that an agency's own writes set; `jsonb_populate_record` reads them from {@link agencyRecord}. */
export const agencyRecordColumns = part`
  name, sports, country, address, city, zip_code,
  agency_information, email, phone_number, name_key, city_key`;

/** A draft or an edit as columns: what is left out stays undefined, what is taken away or blank is null. */
export function agencyRecord({ name, sports, country, city, ...draft }: AgencyEdit): object {
  return {
    name,
    sports,
    country: storedCountry(country),
    address: storedText(draft.address),
    city: storedText(city),
    zip_code: storedText(draft.zip_code),
    agency_information: storedText(draft.agency_information),
    email: draft.email,
    phone_number: storedText(draft.phone_number),
    name_key: name === undefined ? undefined : collationKey(name),
    city_key: typeof city === 'string' ? collationKey(city) || null : city,
  };
}
