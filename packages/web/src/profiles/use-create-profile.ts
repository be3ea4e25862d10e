import { createProfileActors } from '@matchpoint/core/profiles/create-profile.actors';
import { createProfileMachine } from '@matchpoint/core/profiles/create-profile.machine';
import { authorized } from '@matchpoint/core/session/session.actors';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useInvalidate } from '../api/use-invalidate.ts';
import { useSession } from '../session/use-session.ts';

/** The Add Profile dialog's actor; refreshes the session and the public lists after a create. */
export function useCreateProfile(): ActorRefFrom<typeof createProfileMachine> {
  const { actor: session, client } = useSession();
  const [machine] = useState(() =>
    createProfileMachine.provide({
      actors: createProfileActors(client, (call) => authorized(session, call)),
    }),
  );
  const invalidate = useInvalidate();
  const actor = useActorRef(machine);

  useEffect(() => {
    const subscription = actor.on('created', () => {
      session.send({ type: 'refresh' });
      void invalidate('agencies', 'agency');
    });
    return () => subscription.unsubscribe();
  }, [actor, session, invalidate]);

  return actor;
}
