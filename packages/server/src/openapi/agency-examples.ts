import { agencyFieldNames, agencyFields } from '@matchpoint/core/agencies/agency-fields';
import type { Field } from '@matchpoint/core/fields/field';
import { recordOf } from '@matchpoint/core/fields/table';

type Name = keyof typeof agencyFields;

const examples: Readonly<Record<Exclude<Name, 'noindex'>, NonNullable<Field['example']>>> = {
  name: 'Baseline Example',
  sports: ['Tennis'],
  address: '4 Baseline Row',
  city: 'Zürich',
  zip_code: '8000',
  country: 'Switzerland',
  email: 'office@example.com',
  phone_number: '+1 555 0100',
  agency_information: 'Places tennis players in college teams.',
};

/** The fields with a value each, which the document alone needs. */
export const describedAgency: Readonly<Record<Name, Field>> = recordOf(agencyFieldNames, (name) =>
  name === 'noindex' ? agencyFields[name] : { ...agencyFields[name], example: examples[name] },
);
