import { editAgencyActors } from '@matchpoint/core/agencies/edit-agency.actors';
import { editAgencyMachine } from '@matchpoint/core/agencies/edit-agency.machine';
import { editAgencyView } from '@matchpoint/core/agencies/edit-agency.view';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { reporting } from '../api/connection.ts';
import { onRefetch, retryInterval } from '../api/refetch.ts';
import { useService } from '../api/service.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { useRecovery } from '../api/use-recovery.ts';
import { useEmitted } from '../machines/use-emitted.ts';
import { useProvided } from '../machines/use-provided.ts';
import { useAgencyCall } from '../profiles/agency-call.ts';
import { useSession } from '../session/use-session.ts';

const machine = editAgencyMachine.provide({ delays: { retry: retryInterval() } });

/** My Agency's actor; refreshes the session and the public pages after a save, because the name may have changed. */
export function useEditAgency(agencyId: string): ActorRefFrom<typeof editAgencyMachine> {
  const { actor: session, client } = useSession();
  const { connection } = useService();
  const call = useAgencyCall(agencyId);
  const invalidate = useInvalidate();
  const actor = useActorRef(
    useProvided(machine, () =>
      editAgencyActors({ ...client, showMyAgency: reporting(connection, client.showMyAgency) }, call),
    ),
  );

  useEmitted(actor, 'saved', () => {
    session.send({ type: 'refresh' });
    void invalidate('agencies', 'agency', 'athletes', 'athlete', 'my changes');
  });
  useEffect(() => actor.send({ type: 'open', id: agencyId, name: '' }), [actor, agencyId]);

  const retry = useCallback(() => actor.send({ type: 'retry' }), [actor]);
  useEffect(() => onRefetch(retry), [retry]);
  useRecovery(
    useSelector(actor, (state) => editAgencyView(state).page === 'unloaded'),
    retry,
  );

  return actor;
}
