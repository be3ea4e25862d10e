import type { AgencyField } from '@matchpoint/core/agencies/agency-form';

/** The form's labels (rules.md#agency-form, rules.md#exact-texts). */
export const agencyLabels: Readonly<Record<AgencyField, string>> = {
  name: 'Agency Name',
  sports: 'Supported Sports',
  address: 'Address',
  city: 'City',
  zip_code: 'Zip Code',
  country: 'Country',
  email: 'Email',
  phone_number: 'Phone Number',
  agency_information: 'Agency Information',
};
