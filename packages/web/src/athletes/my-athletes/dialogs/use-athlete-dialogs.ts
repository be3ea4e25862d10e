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
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
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
  const [machines] = useState(() => ({
    create: createAthleteMachine.provide({ actors: createAthleteActors(client, agencyId, send) }),
    edit: editAthleteMachine.provide({ actors: editAthleteActors(client, agencyId, send) }),
    remove: removeAthleteMachine.provide({ actors: removeAthleteActors(client, agencyId, send) }),
  }));
  const create = useActorRef(machines.create);
  const edit = useActorRef(machines.edit);
  const remove = useActorRef(machines.remove);
  const report = useEffectEvent(onChange);

  useEffect(() => {
    const subscriptions = [
      create.on('created', ({ name }) => report(`${name} was added.`)),
      edit.on('saved', ({ name }) => report(`${name} was saved.`)),
      edit.on('gone', () => report('Your athletes were changed somewhere else.')),
      remove.on('done', ({ deed }) => report(`${deed.name} was removed.`)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [create, edit, remove]);

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
