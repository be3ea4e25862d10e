import { chakra } from '@chakra-ui/react';
import { isSameEntry, noAthleteEntry } from '@matchpoint/core/athletes/athlete-form';
import type { createAthleteMachine } from '@matchpoint/core/athletes/create-athlete.machine';
import { isComingSoon, sports } from '@matchpoint/core/athletes/sports';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { UnsavedChangesDialog } from '../../shell/unsaved-changes-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { AthleteForm } from './athlete-form.tsx';

interface AddAthleteDialogProps {
  readonly actor: ActorRefFrom<typeof createAthleteMachine>;
  readonly finalFocus: () => HTMLElement | null;
}

const options = new Map(sports.map((sport) => [sport, sport]));

/** rules.md#my-athletes-page */
export function AddAthleteDialog({ actor, finalFocus }: AddAthleteDialogProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { choice: sport, entry, problems, fromService, attempt } = state.context;
  const pending = state.hasTag('busy');
  const discardQuestion = {
    keepEditing: () => actor.send({ type: 'keepEditing' }),
    discard: () => actor.send({ type: 'discard' }),
  };

  function chooseSport(value: string) {
    const chosen = sports.find((known) => known === value);
    if (chosen !== undefined) actor.send({ type: 'choose', choice: chosen });
  }

  return (
    <Dialog
      title="Add Athlete"
      pending={pending}
      onClose={() => actor.send({ type: 'close' })}
      discardQuestion={state.matches('confirmingDiscard') ? discardQuestion : null}
      finalFocus={finalFocus}
    >
      <SelectField
        label="Sport"
        name="sport"
        starred
        options={options}
        none={sport === null ? 'Choose a sport' : null}
        disabled={pending}
        onChange={chooseSport}
      />
      {sport !== null && isComingSoon(sport) && <ComingSoon role="status">Coming soon</ComingSoon>}
      {sport !== null && (
        <AthleteForm
          label="Athlete"
          submit="Create"
          hidden={isComingSoon(sport)}
          pending={pending}
          sport={sport}
          entry={entry}
          problems={problems}
          fromService={fromService}
          unanswered={state.matches({ filling: { form: 'unanswered' } })}
          attempt={attempt}
          onEdit={(edited) => actor.send({ type: 'edit', entry: edited })}
          onSubmit={(submitted) => actor.send({ type: 'submit', entry: submitted })}
        />
      )}
      <Note>*Required fields</Note>
      <UnsavedChangesDialog isUnsaved={!isSameEntry(entry, noAthleteEntry)} />
    </Dialog>
  );
}

const Note = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted' } });

const ComingSoon = chakra('p', {
  base: { py: '8', textAlign: 'center', fontWeight: 'medium', color: 'fg.muted' },
});
