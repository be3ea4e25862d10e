import { createProfileActors } from '@matchpoint/core/profiles/create-profile.actors';
import { createProfileMachine } from '@matchpoint/core/profiles/create-profile.machine';
import { profileKeys } from '@matchpoint/core/profiles/profile';
import { sessionView } from '@matchpoint/core/session/session.view';
import { useActorRef } from '@xstate/react';
import { useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import { newKey } from '../api/new-key.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { useEmitted } from '../machines/use-emitted.ts';
import { useProvided } from '../machines/use-provided.ts';
import { useSession } from '../session/use-session.ts';

interface CreateProfile {
  readonly actor: ActorRefFrom<typeof createProfileMachine>;
  readonly open: () => void;
}

/** The Add Profile dialog; refreshes the session and the public lists after a create. */
export function useCreateProfile(): CreateProfile {
  const { actor: session, authorize, client } = useSession();
  const invalidate = useInvalidate();
  const actor = useActorRef(useProvided(createProfileMachine, () => createProfileActors(client, authorize)));

  useEmitted(actor, 'created', () => {
    session.send({ type: 'refresh' });
    void invalidate('agencies', 'agency');
  });

  const open = useCallback(() => {
    const { user, profiles } = sessionView(session.getSnapshot());
    actor.send({ type: 'open', key: newKey(), listed: user === null ? null : profileKeys(profiles) });
  }, [actor, session]);

  return { actor, open };
}
