import type { BrowserIdentityProvider, Persistence } from '@matchpoint/core/identity/identity-provider';
import { lazyIdentity } from '@matchpoint/core/identity/lazy';
import { profileSwitchActors } from '@matchpoint/core/profiles/profile-switch.actors';
import { profileSwitchMachine } from '@matchpoint/core/profiles/profile-switch.machine';
import type { Client } from '@matchpoint/core/service/client';
import { authorized, sessionActors } from '@matchpoint/core/session/session.actors';
import { sessionMachine } from '@matchpoint/core/session/session.machine';
import { type ActorRefFrom, createActor } from 'xstate';
import { reporting } from '../api/connection.ts';
import type { Service } from '../api/service.ts';
import { onPersistenceChosen, storePersistence } from './persistence.ts';
import { refreshOnRecovery } from './refresh-on-recovery.ts';
import { openTabs } from './tabs.ts';

/** The session of the whole app: one actor outside of React, which never stops. */
export interface AppSession {
  readonly actor: ActorRefFrom<typeof sessionMachine>;
  readonly profileSwitch: ActorRefFrom<typeof profileSwitchMachine>;
  readonly identity: BrowserIdentityProvider;
  readonly client: Client;
  /** Signs out here and in every other open tab, whatever their persistence. */
  readonly signOut: () => void;
  /** Moves the session to another store and remembers the choice. */
  readonly setPersistence: (persistence: Persistence) => Promise<void>;
}

export function startAppSession({ client, connection }: Service): AppSession {
  const identity = lazyIdentity(() => import('./identity.ts').then(({ createIdentity }) => createIdentity()));
  const calls = {
    showMe: reporting(connection, client.showMe),
    listProfiles: reporting(connection, client.listProfiles),
  };
  const actor = createActor(sessionMachine.provide({ actors: sessionActors(calls, identity) })).start();
  refreshOnRecovery(actor, connection);
  const profileSwitch = startProfileSwitch(client, actor);
  const tabs = openTabs(() => actor.send({ type: 'signOut' }));
  onPersistenceChosen((persistence) => void identity.setPersistence(persistence).catch(() => undefined));
  return {
    actor,
    profileSwitch,
    identity,
    client,
    signOut() {
      actor.send({ type: 'signOut' });
      tabs.announceSignOut();
    },
    async setPersistence(persistence) {
      await identity.setPersistence(persistence);
      storePersistence(persistence);
    },
  };
}

/** Refreshes the session after a switch; the next person does not see the last one's problem. */
function startProfileSwitch(client: Client, session: AppSession['actor']): AppSession['profileSwitch'] {
  const actors = profileSwitchActors(client, (call) => authorized(session, call));
  const actor = createActor(profileSwitchMachine.provide({ actors })).start();
  const refresh = () => session.send({ type: 'refresh' });
  actor.on('profileSwitched', refresh);
  actor.on('profileGone', refresh);
  session.on('signedOut', () => actor.send({ type: 'dismiss' }));
  return actor;
}
