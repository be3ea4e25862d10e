import { type AthleteEntry, athleteEntry } from '@matchpoint/core/athletes/forms/athlete-form';
import { type FormProblems, fieldError } from '@matchpoint/core/forms/form';
import type { ComponentProps } from 'react';
import { EntryForm } from '../../../ui/form/form.tsx';
import { FormFooter } from '../../../ui/form/form-footer.tsx';
import { AthleteFields } from './athlete-fields.tsx';

interface AthleteFormProps
  extends Pick<ComponentProps<typeof EntryForm<AthleteEntry>>, 'actor' | 'onSubmit'> {
  readonly submit: string;
  /** The first field takes the focus, because the form comes after its dialog. */
  readonly isLate?: boolean;
  readonly sport: string | null;
  readonly view: {
    readonly entry: AthleteEntry;
    readonly form: FormProblems;
    readonly reasons: readonly string[];
    readonly isUnanswered: boolean;
    readonly isBusy: boolean;
  };
}

/** For `useSelector`: the fields keep what was typed, so a letter alone changes nothing that a dialog shows. */
export function looksSame(one: AthleteFormProps['view'], other: AthleteFormProps['view']): boolean {
  return JSON.stringify({ ...one, entry: null }) === JSON.stringify({ ...other, entry: null });
}

/** The athlete form of the dialogs. Its fields keep what was typed, however sending it ends. */
export function AthleteForm(props: AthleteFormProps) {
  const { submit, isLate = false, sport, view, ...form } = props;
  return (
    <EntryForm
      {...form}
      label="Athlete"
      attempt={view.form.attempt}
      read={athleteEntry}
      takesFocus={isLate ? 'first field' : null}
    >
      <AthleteFields sport={sport} entry={view.entry} problemOf={(field) => fieldError(view.form, field)} />
      <FormFooter reasons={view.reasons} unanswered={view.isUnanswered} pending={view.isBusy}>
        {submit}
      </FormFooter>
    </EntryForm>
  );
}
