import { Box } from '@chakra-ui/react';
import { athleteFields, everyField, isOffered } from '@matchpoint/core/athletes/fields/athlete-fields';
import { visibilityTexts } from '@matchpoint/core/athletes/fields/own-athlete';
import { yes } from '@matchpoint/core/athletes/forms/athlete-form';
import {
  type ChangeAthletesView,
  changeAthletesView,
  type EditOutlook,
} from '@matchpoint/core/changes/change-athletes.view';
import { type ChangeField, changeEntry } from '@matchpoint/core/changes/change-entry';
import type { Asking } from '@matchpoint/core/consent/consent';
import { onceAgreed } from '@matchpoint/core/consent/consent-text';
import { countries } from '@matchpoint/core/countries/country-list';
import { counted } from '@matchpoint/core/display/count';
import { fieldError } from '@matchpoint/core/forms/form';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useOfferedFields } from '../../../api/service.ts';
import { LeaveDialog } from '../../../shell/leave-dialog.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field, NumberField } from '../../../ui/form/field.tsx';
import { FieldGrid } from '../../../ui/form/field-grid.tsx';
import { EntryForm } from '../../../ui/form/form.tsx';
import { FormFooter } from '../../../ui/form/form-footer.tsx';
import { named, SelectField } from '../../../ui/form/select-field.tsx';
import { BoundedList } from '../../../ui/text/lines.tsx';
import { useAsking } from '../families/use-asking.ts';
import type { ChangeForm } from './use-change-athletes.ts';

interface ChangeFormDialogProps {
  readonly actor: ChangeForm;
  readonly finalFocus: () => HTMLElement | null;
}

/** The form that changes several athletes (rules/athletes.md#several-at-once). */
export function ChangeFormDialog({ actor, finalFocus }: ChangeFormDialogProps) {
  const view = useSelector(actor, changeAthletesView);
  return (
    <Dialog
      title={`Change ${counted(view.count, 'athlete')}`}
      finalFocus={finalFocus}
      onClose={() => actor.send({ type: 'close' })}
    >
      <ChangeAthletesForm view={view} actor={actor} />
      <LeaveDialog blocks={view.isUnsaved} />
    </Dialog>
  );
}

const asItIs = 'Leave as it is';
const semesters = named(athleteFields.available_semester.of);
const genders = named(athleteFields.gender.of);
/** rules/athletes.md#hidden */
const visibilities = (asking: Asking) =>
  new Map([
    ['no', `${visibilityTexts.listed}${onceAgreed(asking)}`],
    [yes, visibilityTexts.hidden],
  ]);
const countryNames = named([...countries.values()]);

/** What is set for all chosen athletes, with what that changes below. */
function ChangeAthletesForm({ view, actor }: { view: ChangeAthletesView; actor: ChangeForm }) {
  const { entry, form, reasons, outlook } = view;
  const [initial] = useState(entry);
  const offered = useOfferedFields();
  const asking = useAsking();
  const field = (name: ChangeField) => ({
    name,
    label: everyField[name].label,
    defaultValue: initial[name],
    error: fieldError(form, name),
    half: true,
  });
  const count = outlook?.changes.length ?? 0;
  return (
    <EntryForm label="Change" actor={actor} attempt={form.attempt} read={changeEntry}>
      <FieldGrid>
        <SelectField {...field('available_semester')} options={semesters} none={asItIs} />
        <NumberField {...field('available_year')} limit={athleteFields.available_year} />
        <SelectField {...field('gender')} options={genders} none={asItIs} />
        <SelectField {...field('country_of_residence')} options={countryNames} none={asItIs} />
        {isOffered('hidden', offered) && (
          <SelectField {...field('hidden')} label="Visibility" options={visibilities(asking)} none={asItIs} />
        )}
        {isOffered('agreed_on', offered) && <Field {...field('agreed_on')} type="date" />}
      </FieldGrid>
      {outlook !== null && <Outlook outlook={outlook} />}
      <FormFooter reasons={reasons}>
        {count > 0 ? `Change ${counted(count, 'athlete')}` : 'Change'}
      </FormFooter>
    </EntryForm>
  );
}

function Outlook({ outlook: { changes, same } }: { outlook: EditOutlook }) {
  const sentences = [
    ...(changes.length > 0 ? [`${counted(changes.length, 'athlete changes', 'athletes change')}.`] : []),
    ...(same > 0 ? [`${counted(same, 'has the values', 'have the values')} already.`] : []),
  ];
  return (
    <Box as="section" textStyle="sm" aria-label="What changes">
      <p role="status">{sentences.join(' ')}</p>
      <BoundedList items={changes} text={({ name, texts }) => `${name}: ${texts.join(', ')}`} />
    </Box>
  );
}
