import { type AgencyField, agencyFields } from '@matchpoint/core/agencies/agency-fields';
import {
  type AgencyEntry,
  agencyFieldError,
  leftOutOfSearches,
  otherSports,
} from '@matchpoint/core/agencies/agency-form';
import { sports } from '@matchpoint/core/athletes/fields/sports';
import { countries } from '@matchpoint/core/countries/country-list';
import type { FormProblems } from '@matchpoint/core/forms/form';
import { useState } from 'react';
import { useSession } from '../session/use-session.ts';
import { CheckboxGroup } from '../ui/form/checkbox.tsx';
import { Field, TextAreaField, typedName } from '../ui/form/field.tsx';
import { FieldGrid } from '../ui/form/field-grid.tsx';
import { SelectField } from '../ui/form/select-field.tsx';

interface AgencyFieldsProps {
  /** The initial values; the fields are uncontrolled. */
  readonly entry: AgencyEntry;
  /** The service's problems, each shown at its field. */
  readonly form: FormProblems;
}

/** The fields of the agency form. Nothing is enforced here: the service validates (rules/agencies.md#agency-form). */
export function AgencyFields({ entry, form }: AgencyFieldsProps) {
  const { capabilities } = useSession().client;
  const [initial] = useState(entry);
  const others = otherSports(initial);
  const of = (name: AgencyField) => ({
    name,
    label: agencyFields[name].label,
    error: agencyFieldError(form, name, entry),
  });
  const text = (name: Exclude<AgencyField, 'sports'>) => ({
    ...of(name),
    required: false,
    defaultValue: initial[name],
  });
  return (
    <FieldGrid>
      <Field {...text('name')} {...typedName} starred autoComplete="organization" />
      <CheckboxGroup
        {...of('sports')}
        starred
        options={[...sports, ...others]}
        defaultValues={initial.sports}
        {...(others.length > 0 && { hint: othersHint(others) })}
      />
      <Field {...text('address')} {...typedName} autoComplete="street-address" />
      <Field {...text('city')} {...typedName} half autoComplete="address-level2" />
      <Field {...text('zip_code')} half autoComplete="postal-code" />
      <SelectField {...of('country')} options={countries} defaultValue={initial.country} />
      <Field {...text('email')} type="email" autoComplete="email" hint="Families and coaches write to it" />
      <Field {...text('phone_number')} type="tel" autoComplete="tel" />
      <TextAreaField {...of('agency_information')} defaultValue={initial.agency_information} />
      {capabilities.can('noindex') === true && (
        <CheckboxGroup
          {...of('noindex')}
          options={[leftOutOfSearches]}
          defaultValues={[initial.noindex]}
          hint="Google and others are asked to. Everybody still finds you here."
        />
      )}
    </FieldGrid>
  );
}

function othersHint(others: readonly string[]): string {
  return `Saved elsewhere: ${others.join(', ')}. Ticked sports are kept. If the service refuses one when you change your sports, untick it.`;
}
