import { newlyAdded, type OwnAthlete } from '@matchpoint/core/athletes/fields/own-athlete';
import { createAthleteActors } from '@matchpoint/core/athletes/forms/create-athlete.actors';
import { createAthleteMachine } from '@matchpoint/core/athletes/forms/create-athlete.machine';
import { createAthleteView } from '@matchpoint/core/athletes/forms/create-athlete.view';
import { editAthleteActors } from '@matchpoint/core/athletes/forms/edit-athlete.actors';
import { editAthleteMachine } from '@matchpoint/core/athletes/forms/edit-athlete.machine';
import { editAthleteView } from '@matchpoint/core/athletes/forms/edit-athlete.view';
import { changeAthletesView } from '@matchpoint/core/changes/change-athletes.view';
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useAgencyMachine, useEmitted } from '../../../machines/use-machine.ts';
import type { ChangeJob } from '../change/change-job.ts';
import type { ChangeForm } from '../change/use-change-athletes.ts';

export interface AthleteDialogs {
  readonly create: ActorRefFrom<typeof createAthleteMachine>;
  readonly edit: ActorRefFrom<typeof editAthleteMachine>;
}

/**
 * The dialogs of My Athletes, for one agency.
 * @param onChange called with a sentence on what happened to the agency's athletes, and the one that was added
 */
export function useAthleteDialogs(
  agencyId: string,
  onChange: (text: string, added?: OwnAthlete) => void,
): AthleteDialogs {
  const create = useActorRef(useAgencyMachine(createAthleteMachine, agencyId, createAthleteActors));
  const edit = useActorRef(useAgencyMachine(editAthleteMachine, agencyId, editAthleteActors));
  useEmitted(create, 'created', ({ name, added }) => {
    const isKnown = added !== null && added.id !== null;
    onChange(`${name} was added.`, ...(isKnown ? [newlyAdded(added.draft, added.id, added.version)] : []));
  });
  useEmitted(edit, 'saved', ({ name }) => onChange(`${name} was saved.`));
  useEmitted(edit, 'gone', () => onChange('Your athletes were changed somewhere else.'));
  return { create, edit };
}

export interface ShownDialogs extends AthleteDialogs {
  readonly change: ChangeForm;
  readonly job: ChangeJob | null;
}

/** Which of the dialogs are open. */
export function useShownDialogs({ create, edit, change, job }: ShownDialogs) {
  return {
    create: useSelector(create, (state) => createAthleteView(state).page !== 'closed'),
    edit: useSelector(edit, (state) => editAthleteView(state).page !== 'closed'),
    change: useSelector(change, (state) => changeAthletesView(state).isOpen),
    job: job !== null,
  };
}
