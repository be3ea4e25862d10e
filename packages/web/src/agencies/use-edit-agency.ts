import { editAgencyActors } from '@matchpoint/core/agencies/edit-agency.actors';
import { editAgencyMachine } from '@matchpoint/core/agencies/edit-agency.machine';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useDirectory } from '../api/directory.ts';
import { useAgencyCall } from '../profiles/agency-call.ts';
import { heardBy } from '../session/renewal.ts';
import { useSession } from '../session/use-session.ts';

/** My Agency's actor; the agency's new name is read into the session at once. */
export function useEditAgency(agencyId: string): ActorRefFrom<typeof editAgencyMachine> {
  const { actor: session, client } = useSession();
  const { connection } = useDirectory();
  const call = useAgencyCall(agencyId);
  const [machine] = useState(() => {
    const showMyAgency = heardBy(connection, client.showMyAgency);
    return editAgencyMachine.provide({ actors: editAgencyActors({ ...client, showMyAgency }, call) });
  });
  const actor = useActorRef(machine, { input: { agencyId } });

  useEffect(() => {
    const subscription = actor.on('agencySaved', () => session.send({ type: 'refresh' }));
    return () => subscription.unsubscribe();
  }, [actor, session]);

  useEffect(
    () =>
      connection.subscribe(() => {
        if (!connection.isLost()) actor.send({ type: 'refresh' });
      }),
    [actor, connection],
  );

  return actor;
}
