import { sports } from '../athletes/fields/sports.ts';
import type { Field } from '../fields/field.ts';
import { namesOf } from '../fields/table.ts';

/** Every field of an agency, once, in the order of its form: as `athleteFields` for athletes. */
export const agencyFields = {
  name: { kind: 'text', label: 'Agency Name', about: 'The name', required: true, max: 200 },
  sports: { kind: 'choices', label: 'Supported Sports', about: 'Its sports', required: true, of: sports },
  address: { kind: 'text', label: 'Address', about: 'Street and number', max: 200 },
  city: { kind: 'text', label: 'City', about: 'The city', max: 100 },
  zip_code: { kind: 'text', label: 'Zip Code', about: 'The postal code', max: 20 },
  country: { kind: 'country', label: 'Country', about: 'Where it is' },
  email: { kind: 'email', label: 'Email', about: 'Its address for email', max: 254 },
  phone_number: { kind: 'text', label: 'Phone Number', about: 'Its telephone number', max: 40 },
  agency_information: {
    kind: 'text',
    label: 'Agency Information',
    about: 'A text about it',
    max: 5000,
    multiline: true,
  },
  noindex: {
    kind: 'flag',
    label: 'Search engines',
    about: 'Whether its page and those of its athletes ask search engines to leave them out',
  },
} as const satisfies Readonly<Record<string, Field>>;

export type AgencyField = keyof typeof agencyFields;

export const agencyFieldNames = namesOf(agencyFields);
