import { athleteFields, type FieldNameOf } from '@matchpoint/core/athletes/athlete-fields';
import type { AthleteEntry, EntryField } from '@matchpoint/core/athletes/athlete-form';
import { countries } from '@matchpoint/core/countries/countries';
import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { FieldGrid, FieldGroup, FieldTriple } from '../../ui/field-grid.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';

interface AthleteFieldsProps {
  /** What the fields begin with; what is typed then is theirs. */
  readonly entry: AthleteEntry;
  /** What is wrong with a field; null where nothing is. */
  readonly problemOf: (field: EntryField) => string | null;
}

/** The fields of the athlete form, with their bounds and steps (rules.md#score-limits). */
export function AthleteFields({ entry, problemOf }: AthleteFieldsProps) {
  const [begun] = useState(entry);
  const of = (name: EntryField) => ({
    name,
    label: athleteFields[name].label,
    error: problemOf(name),
    defaultValue: begun[name],
  });
  const optional = (name: EntryField) => ({ ...of(name), required: false, autoComplete: 'off' });
  const number = (name: FieldNameOf<'year' | 'score'>) => ({
    ...optional(name),
    limit: athleteFields[name],
  });
  return (
    <FieldGrid>
      <Field {...of('name')} starred autoComplete="off" />
      <FieldGroup>
        <legend>
          Available for<span aria-hidden>*</span>
        </legend>
        <SelectField
          {...of('available_semester')}
          starred
          options={choices(athleteFields.available_semester.of)}
          none="Choose"
        />
        <NumberField {...number('available_year')} starred required />
      </FieldGroup>
      <SelectField {...of('gender')} half options={choices(athleteFields.gender.of)} />
      <SelectField {...of('country_of_residence')} half options={countryNames} />
      <FieldTriple>
        <NumberField {...number('GPA')} />
        <NumberField {...number('SAT')} />
        <NumberField {...number('TOEFL')} />
      </FieldTriple>
      <NumberField {...number('UTR')} half />
      <NumberField {...number('ITF')} half />
      <Field {...optional('profile_url')} type="url" hint={linkHint} />
      <Field {...optional('video_1')} type="url" hint={linkHint} />
      <TextAreaField {...of('bio')} rows={4} />
    </FieldGrid>
  );
}

const linkHint = 'Begins with http:// or https://';
/** Full names are sent (rules.md#country-input). */
const countryNames = choices([...countries.values()]);

function choices(values: readonly string[]): ReadonlyMap<string, string> {
  return new Map(values.map((value) => [value, value]));
}
