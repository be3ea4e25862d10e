import { editAgencyActors } from '@matchpoint/core/agencies/edit-agency.actors';
import { editAgencyMachine } from '@matchpoint/core/agencies/edit-agency.machine';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { reporting } from '../api/connection.ts';
import { useService } from '../api/service.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { useAgencyCall } from '../profiles/agency-call.ts';
import { useSession } from '../session/use-session.ts';

/** My Agency's actor; refreshes the session and the public pages after a save, because the name may have changed. */
export function useEditAgency(agencyId: string): ActorRefFrom<typeof editAgencyMachine> {
  const { actor: session, client } = useSession();
  const { connection } = useService();
  const call = useAgencyCall(agencyId);
  const [machine] = useState(() => {
    const showMyAgency = reporting(connection, client.showMyAgency);
    return editAgencyMachine.provide({ actors: editAgencyActors({ ...client, showMyAgency }, call) });
  });
  const invalidate = useInvalidate();
  const actor = useActorRef(machine);

  useEffect(() => {
    const subscription = actor.on('saved', () => {
      session.send({ type: 'refresh' });
      void invalidate('agencies', 'agency', 'athletes', 'athlete');
    });
    actor.send({ type: 'open', id: agencyId, name: '' });
    return () => subscription.unsubscribe();
  }, [actor, agencyId, session, invalidate]);

  useEffect(
    () =>
      connection.subscribe(() => {
        if (!connection.isLost()) actor.send({ type: 'retry' });
      }),
    [actor, connection],
  );

  return actor;
}
