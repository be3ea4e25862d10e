import { changeAthletesActors } from '@matchpoint/core/athletes/change-athletes.actors';
import {
  type ChangeAthletesEvent,
  changeAthletesMachine,
} from '@matchpoint/core/athletes/change-athletes.machine';
import type { OwnAthlete } from '@matchpoint/core/athletes/own-athlete';
import { agencyService } from '@matchpoint/core/roster/agency-service.actors';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { newKey } from '../../../api/new-key.ts';
import { useAgencyCall } from '../../../profiles/agency-call.ts';
import { useSession } from '../../../session/use-session.ts';

export type ChangeActor = ActorRefFrom<typeof changeAthletesMachine>;

interface ChangeAthletes {
  readonly actor: ChangeActor;
  readonly open: (type: 'openEdit' | 'openRemoval', athletes: readonly OwnAthlete[]) => void;
}

/**
 * Changes of several of one agency's athletes.
 * @param onChange called after each, whatever became of it
 */
export function useChangeAthletes(agencyId: string, onChange: () => void): ChangeAthletes {
  const { client } = useSession();
  const authorize = useAgencyCall(agencyId);
  const [{ machine, service, host }] = useState(() => {
    const own = agencyService(client, authorize, agencyId);
    const to: { send: (event: ChangeAthletesEvent) => void } = { send: () => {} };
    const actors = changeAthletesActors({
      service: own,
      answered: (outcomes) => to.send({ type: 'answered', outcomes }),
    });
    return { machine: changeAthletesMachine.provide({ actors }), service: own, host: to };
  });
  const actor = useActorRef(machine);
  const report = useEffectEvent(onChange);

  useEffect(() => {
    host.send = actor.send;
    const subscription = actor.on('athletesChanged', () => report());
    return () => subscription.unsubscribe();
  }, [actor, host]);

  return {
    actor,
    open: (type, athletes) =>
      actor.send({ type, athletes, key: newKey(), canRestore: service.takesBatches() }),
  };
}
