import type { Agency } from '@matchpoint/core/agencies/agency';
import { athleteFields, hasField } from '@matchpoint/core/athletes/fields/athlete-fields';
import { sports } from '@matchpoint/core/athletes/fields/sports';
import { countries } from '@matchpoint/core/countries/country-list';
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { fetchListPage, type PageKey, wholeKey } from '../api/list-pages.ts';
import { useService } from '../api/service.ts';
import { Page, type PageProps } from '../shell/page.tsx';
import { CardBody, DataCard } from '../ui/card/card.tsx';
import { Field, NumberField, TextAreaField, typedName } from '../ui/form/field.tsx';
import { FieldGrid, FieldGroup, FieldTriple, FormColumn } from '../ui/form/field-grid.tsx';
import { Form } from '../ui/form/form.tsx';
import { SubmitButton } from '../ui/form/form-footer.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';
import { named, SelectField } from '../ui/form/select-field.tsx';

/** One form under two headings; blank when the agencies failed to load (rules/pages.md#standalone-forms). */
function AddPage({ title, heading }: { title: string; heading: string }) {
  const { agencies } = useService();
  const { data, error } = useSWR(wholeKey(agencies.name), (asked: PageKey) => fetchListPage(agencies, asked));
  if (error !== undefined && data === undefined) return null;
  return (
    <Page title={title}>
      <FormColumn>
        <DataCard title={heading} waiting={data === undefined}>
          {data && <AddForm label={heading} agencies={data.rows} />}
        </DataCard>
      </FormColumn>
    </Page>
  );
}

export function AddAthletePage({ title }: PageProps) {
  return <AddPage title={title} heading="ADD ATHLETE" />;
}

export function AddAgencyPage({ title }: PageProps) {
  return <AddPage title={title} heading="ADD AGENCY" />;
}

interface AddFormProps {
  readonly label: string;
  readonly agencies: readonly Agency[];
}

/** Submit is suppressed: it sends and changes nothing, and nothing typed leaves this form. */
function AddForm({ label, agencies }: AddFormProps) {
  const [sport, setSport] = useState('');
  const agencyNames = useMemo(() => new Map(agencies.map(({ id, name }) => [id, name])), [agencies]);
  return (
    <CardBody>
      <Form label={label} onSubmit={() => undefined}>
        <FieldGrid>
          <Field {...text('name', 'Name')} {...typedName} starred half />
          <SelectField
            name="gender"
            label="Gender"
            starred
            half
            options={named(athleteFields.gender.of)}
            none="Choose"
          />
          <SelectField name="country_of_residence" label="Country" options={named([...countries.values()])} />
          <FieldGroup legend="Availability">
            <SelectField
              name="available_semester"
              label="Semester"
              starred
              options={named(athleteFields.available_semester.of)}
              none="Choose"
            />
            <NumberField {...text('available_year', 'Year')} starred whole />
          </FieldGroup>
          <SelectField name="agency_id" label="Agency" starred half options={agencyNames} none="Choose" />
          <Field {...text('profile_url', 'Agency profile link')} half type="url" />
          <FieldTriple>
            <NumberField {...text('GPA', 'GPA')} />
            <NumberField {...text('SAT', 'SAT')} whole />
            <NumberField {...text('TOEFL', 'TOEFL')} whole />
          </FieldTriple>
          <SelectField
            name="sport"
            label="Sport"
            starred
            half
            options={named(sports)}
            none="Choose"
            onChange={setSport}
          />
          <Field {...text('video_1', 'Video')} half type="url" />
          <TextAreaField name="bio" label="Bio" rows={3} />
          {hasField(sport, 'UTR') && <NumberField {...text('UTR', 'UTR')} half />}
          <PasswordField name="password" label="Password" half required={false} autoComplete="new-password" />
        </FieldGrid>
        <SubmitButton pending={false}>Submit</SubmitButton>
      </Form>
    </CardBody>
  );
}

const text = (name: string, label: string) => ({ name, label, required: false, autoComplete: 'off' });
