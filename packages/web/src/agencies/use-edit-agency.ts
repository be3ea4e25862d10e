import { editAgencyActors } from '@matchpoint/core/agencies/edit-agency.actors';
import { editAgencyMachine } from '@matchpoint/core/agencies/edit-agency.machine';
import { editAgencyView } from '@matchpoint/core/agencies/edit-agency.view';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { reporting } from '../api/connection.ts';
import { onRefetch, retryInterval } from '../api/refetch.ts';
import { useService } from '../api/service.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { useRetryOnRecovery } from '../api/use-retry-on-recovery.ts';
import { useAgencyCall } from '../profiles/agency-call.ts';
import { useSession } from '../session/use-session.ts';

/** My Agency's actor; refreshes the session and the public pages after a save, because the name may have changed. */
export function useEditAgency(agencyId: string): ActorRefFrom<typeof editAgencyMachine> {
  const { actor: session, client } = useSession();
  const { connection } = useService();
  const call = useAgencyCall(agencyId);
  const [machine] = useState(() => {
    const showMyAgency = reporting(connection, client.showMyAgency);
    return editAgencyMachine.provide({
      actors: editAgencyActors({ ...client, showMyAgency }, call),
      delays: { retry: retryInterval() },
    });
  });
  const invalidate = useInvalidate();
  const actor = useActorRef(machine);

  useEffect(() => {
    const subscription = actor.on('saved', () => {
      session.send({ type: 'refresh' });
      void invalidate('agencies', 'agency', 'athletes', 'athlete', 'agency-changes');
    });
    actor.send({ type: 'open', id: agencyId, name: '' });
    return () => subscription.unsubscribe();
  }, [actor, agencyId, session, invalidate]);

  const retry = useCallback(() => actor.send({ type: 'retry' }), [actor]);
  useEffect(() => onRefetch(retry), [retry]);
  useRetryOnRecovery(
    useSelector(actor, (state) => editAgencyView(state).page === 'unloaded'),
    retry,
  );

  return actor;
}
