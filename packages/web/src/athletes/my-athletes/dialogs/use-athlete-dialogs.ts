import { changeAthletesView } from '@matchpoint/core/athletes/change-athletes.view';
import { createAthleteActors } from '@matchpoint/core/athletes/create-athlete.actors';
import { createAthleteMachine } from '@matchpoint/core/athletes/create-athlete.machine';
import { createAthleteView } from '@matchpoint/core/athletes/create-athlete.view';
import { editAthleteActors } from '@matchpoint/core/athletes/edit-athlete.actors';
import { editAthleteMachine } from '@matchpoint/core/athletes/edit-athlete.machine';
import { editAthleteView } from '@matchpoint/core/athletes/edit-athlete.view';
import { removeAthleteActors } from '@matchpoint/core/athletes/remove-athlete.actors';
import { removeAthleteMachine } from '@matchpoint/core/athletes/remove-athlete.machine';
import { confirmView } from '@matchpoint/core/forms/confirm.view';
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useEmitted } from '../../../machines/use-emitted.ts';
import { useProvided } from '../../../machines/use-provided.ts';
import { useAgencyCall } from '../../../profiles/agency-call.ts';
import { useSession } from '../../../session/use-session.ts';
import type { ChangeActor } from '../change/use-change-athletes.ts';

export interface AthleteDialogs {
  readonly create: ActorRefFrom<typeof createAthleteMachine>;
  readonly edit: ActorRefFrom<typeof editAthleteMachine>;
  readonly remove: ActorRefFrom<typeof removeAthleteMachine>;
}

/**
 * The dialogs of My Athletes, for one agency.
 * @param onChange called with a sentence on what happened to the agency's athletes
 */
export function useAthleteDialogs(agencyId: string, onChange: (text: string) => void): AthleteDialogs {
  const { client } = useSession();
  const send = useAgencyCall(agencyId);
  const create = useActorRef(
    useProvided(createAthleteMachine, () => createAthleteActors(client, agencyId, send)),
  );
  const edit = useActorRef(useProvided(editAthleteMachine, () => editAthleteActors(client, agencyId, send)));
  const remove = useActorRef(
    useProvided(removeAthleteMachine, () => removeAthleteActors(client, agencyId, send)),
  );
  useEmitted(create, 'created', ({ name }) => onChange(`${name} was added.`));
  useEmitted(edit, 'saved', ({ name }) => onChange(`${name} was saved.`));
  useEmitted(edit, 'gone', () => onChange('Your athletes were changed somewhere else.'));
  useEmitted(remove, 'done', ({ action }) => onChange(`${action.name} was removed.`));
  return { create, edit, remove };
}

export interface ShownDialogs extends AthleteDialogs {
  readonly change: ChangeActor;
}

/** Which of the dialogs are open. */
export function useShownDialogs({ create, edit, remove, change }: ShownDialogs) {
  return {
    create: useSelector(create, (state) => createAthleteView(state).page !== 'closed'),
    edit: useSelector(edit, (state) => editAthleteView(state).page !== 'closed'),
    remove: useSelector(remove, (state) => confirmView(state).page !== 'closed'),
    change: useSelector(change, (state) => changeAthletesView(state).page !== 'closed'),
  };
}
