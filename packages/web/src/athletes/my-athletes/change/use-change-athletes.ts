import { changeAthletesActors } from '@matchpoint/core/athletes/change-athletes.actors';
import { changeAthletesMachine } from '@matchpoint/core/athletes/change-athletes.machine';
import type { OwnAthlete } from '@matchpoint/core/athletes/own-athlete';
import { agencyService } from '@matchpoint/core/roster/agency-service.actors';
import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { newKey } from '../../../api/new-key.ts';
import { useEmitted } from '../../../machines/use-emitted.ts';
import { useProvided } from '../../../machines/use-provided.ts';
import { useAgencyCall } from '../../../profiles/agency-call.ts';
import { useSession } from '../../../session/use-session.ts';

export type ChangeActor = ActorRefFrom<typeof changeAthletesMachine>;

interface ChangeAthletes {
  readonly actor: ChangeActor;
  readonly open: (type: 'openEdit' | 'openRemoval', athletes: readonly OwnAthlete[]) => void;
  /** The button that opened the dialog; null once a change has removed it with its bar. */
  readonly opener: () => HTMLElement | null;
}

/**
 * Changes of several of one agency's athletes.
 * @param onChange called after each, whatever became of it
 */
export function useChangeAthletes(agencyId: string, onChange: () => void): ChangeAthletes {
  const { client } = useSession();
  const authorize = useAgencyCall(agencyId);
  const [service] = useState(() => agencyService(client, authorize, agencyId));
  const opener = useRef<Element>(null);
  const to = useRef<ChangeActor>(null);
  const machine = useProvided(changeAthletesMachine, () =>
    changeAthletesActors({
      service,
      answered: (outcomes) => to.current?.send({ type: 'answered', outcomes }),
    }),
  );
  const actor = useActorRef(machine);
  useEffect(() => {
    to.current = actor;
  }, [actor]);
  useEmitted(actor, 'athletesChanged', onChange);

  return {
    actor,
    open(type, athletes) {
      opener.current = document.activeElement;
      actor.send({ type, athletes, key: newKey(), canRestore: service.takesBatches() });
    },
    opener() {
      const { current } = opener;
      return current instanceof HTMLElement && current.isConnected ? current : null;
    },
  };
}
