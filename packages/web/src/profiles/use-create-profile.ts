import { createProfileActors } from '@matchpoint/core/profiles/create-profile.actors';
import { createProfileMachine } from '@matchpoint/core/profiles/create-profile.machine';
import { profileKeys } from '@matchpoint/core/profiles/profile';
import { authorized } from '@matchpoint/core/session/session.actors';
import { sessionView } from '@matchpoint/core/session/session.view';
import { useActorRef } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { newKey } from '../api/new-key.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { useSession } from '../session/use-session.ts';

interface CreateProfile {
  readonly actor: ActorRefFrom<typeof createProfileMachine>;
  readonly open: () => void;
}

/** The Add Profile dialog; refreshes the session and the public lists after a create. */
export function useCreateProfile(): CreateProfile {
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

  const open = useCallback(() => {
    const { user, profiles } = sessionView(session.getSnapshot());
    actor.send({ type: 'open', key: newKey(), listed: user === null ? null : profileKeys(profiles) });
  }, [actor, session]);

  return { actor, open };
}
