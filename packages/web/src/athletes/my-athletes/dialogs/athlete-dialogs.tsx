import { sports } from '@matchpoint/core/athletes/fields/sports';
import { createAthlete } from '@matchpoint/core/athletes/forms/create-athlete.form';
import type { Asking } from '@matchpoint/core/consent/consent';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { ChangesDialog } from '../../../changes/changes-dialog.tsx';
import { ComingSoon } from '../../../help/coming-soon.tsx';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import { named, SelectField } from '../../../ui/form/select-field.tsx';
import { QuietLine } from '../../../ui/text/lines.tsx';
import { ChangeFormDialog } from '../change/change-athletes-dialog.tsx';
import { jobTitle, removalQuestion } from '../change/change-texts.ts';
import { FamilyLinksDialog } from '../families/family-links-dialog.tsx';
import { AthleteForm, looksSame } from './athlete-form.tsx';
import { EditAthleteDialog } from './edit-athlete-dialog.tsx';
import { type ShownDialogs, useShownDialogs } from './use-athlete-dialogs.ts';

export interface AthleteDialogsProps extends ShownDialogs {
  readonly finalFocus: () => HTMLElement | null;
  /** What takes the focus after a change of several athletes. */
  readonly afterChange: () => HTMLElement | null;
  readonly asking: Asking;
  readonly agencyId: string;
  readonly onUnlink: () => void;
  /** Says what was done, and closes. */
  readonly onLinksEnded: () => void;
}

/** The dialog whose machine is open. */
export function AthleteDialogs(props: AthleteDialogsProps) {
  const { finalFocus, afterChange, asking, agencyId, onUnlink, onLinksEnded, ...actors } = props;
  const shown = useShownDialogs(actors);
  const { job, linked } = actors;
  return (
    <>
      {shown.create && <AddAthleteDialog actor={actors.create} finalFocus={finalFocus} />}
      {shown.edit && <EditAthleteDialog actor={actors.edit} />}
      {shown.change && <ChangeFormDialog actor={actors.change} finalFocus={afterChange} />}
      {job !== null && (
        <ChangesDialog
          actor={job.actor}
          title={(difference) => jobTitle(difference, job.isUndo)}
          question={({ difference }) => removalQuestion(difference, asking)}
          finalFocus={afterChange}
        />
      )}
      {linked !== null && (
        <FamilyLinksDialog agencyId={agencyId} athletes={linked} onClose={onUnlink} onEnded={onLinksEnded} />
      )}
    </>
  );
}

interface AddAthleteDialogProps {
  readonly actor: ActorRefFrom<typeof createAthlete.machine>;
  readonly finalFocus: () => HTMLElement | null;
}

const options = named(sports);

/** rules/athletes.md#my-athletes-page */
function AddAthleteDialog({ actor, finalFocus }: AddAthleteDialogProps) {
  const view = useSelector(actor, createAthlete.view, looksSame);

  function chooseSport(value: string) {
    const chosen = sports.find((known) => known === value);
    if (chosen !== undefined) actor.send({ type: 'choose', choice: chosen });
  }

  return (
    <FormDialog title="Add Athlete" actor={actor} view={view} finalFocus={finalFocus}>
      <SelectField
        label="Sport"
        name="sport"
        starred
        options={options}
        defaultValue={view.choice ?? ''}
        none={null}
        disabled={view.isBusy}
        onChange={chooseSport}
      />
      <QuietLine>*Required fields</QuietLine>
      {view.page === 'comingSoon' && (
        <ComingSoon text="Coming soon" to="/help/agencies#the-first-athlete">
          Help for agencies
        </ComingSoon>
      )}
      {view.page === 'form' && (
        <AthleteForm
          submit={view.isDoubtful ? 'Add it anyway' : 'Create'}
          sport={view.choice}
          view={view}
          actor={actor}
          onSubmit={view.isDoubtful && (() => actor.send({ type: 'addAnyway' }))}
        />
      )}
    </FormDialog>
  );
}
