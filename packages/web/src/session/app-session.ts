import type { verifyEmail } from '@matchpoint/core/account/verify-email.form';
import { type Authorize, type Client, completeClient } from '@matchpoint/core/client/client';
import type { BrowserIdentityProvider } from '@matchpoint/core/identity/identity-provider';
import { profileSwitchActors } from '@matchpoint/core/profiles/profile-switch.actors';
import { profileSwitchMachine } from '@matchpoint/core/profiles/profile-switch.machine';
import { writeRemembered } from '@matchpoint/core/profiles/remembered-profile';
import { persistenceActors } from '@matchpoint/core/session/persistence.actors';
import { persistenceMachine } from '@matchpoint/core/session/persistence.machine';
import { authorized, sessionActors } from '@matchpoint/core/session/session.actors';
import { sessionMachine } from '@matchpoint/core/session/session.machine';
import { sessionView } from '@matchpoint/core/session/session.view';
import { mutate } from 'swr';
import { navigate } from 'wouter/use-browser-location';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { reporting } from '../api/connection.ts';
import type { Service } from '../api/service.ts';
import { forgetOwn } from '../api/swr-cache.ts';
import { errorRetryInterval } from '../api/swr-defaults.ts';
import { isBlocked } from '../shell/navigation-blocker.ts';
import { storedText, storeText } from '../ui/state/stored-text.ts';
import { withNotice } from './navigation-state.ts';
import { onPersistenceChosen, readPersistence, storePersistence } from './persistence.ts';
import { refetchAccount } from './refetch-account.ts';
import { rememberProfile } from './remembered-profile.ts';
import { openTabs } from './tabs.ts';
import { startVerification } from './verification.ts';

/** The key of the profile that was chosen on this device, where the service cannot switch profiles. */
const chosenProfile = 'matchpoint.profile';

/** The session of the whole app: actors outside of React, which never stop. */
export interface AppSession {
  readonly actor: ActorRefFrom<typeof sessionMachine>;
  readonly profileSwitch: ActorRefFrom<typeof profileSwitchMachine>;
  readonly persistence: ActorRefFrom<typeof persistenceMachine>;
  readonly verification: ActorRefFrom<typeof verifyEmail.machine>;
  readonly identity: BrowserIdentityProvider;
  readonly client: Client;
  /** Makes a call with the session's token, renewed once after a 401. */
  readonly authorize: Authorize;
  /** Signs out here and in this person's other open tabs, whatever their persistence; in all tabs if no one is signed in here. */
  readonly signOut: () => Promise<void>;
}

export function startAppSession(
  { client: publicClient, connection }: Service,
  identity: BrowserIdentityProvider,
): AppSession {
  const client = completeClient(publicClient);
  const calls = {
    showMe: reporting(connection, client.showMe),
    listProfiles: reporting(connection, client.listProfiles),
  };
  const actor: AppSession['actor'] = createActor(
    sessionMachine.provide({
      guards: { isUnsaved: isBlocked },
      actors: sessionActors(calls, identity, async () => heldProfile() ?? storedText(chosenProfile)),
      delays: { retry: errorRetryInterval },
    }),
  );
  // What was typed is about this profile, also where another one was made active meanwhile.
  const heldProfile = () => (isBlocked() ? sessionView(actor.getSnapshot()).activeAgencyId : null);
  actor.start();
  refetchAccount(actor, connection);
  coverUnsaved(actor);
  const authorize: Authorize = (call) => authorized(actor, call);
  const persistence = startPersistence(identity);
  rememberActiveProfile(actor, persistence);
  // While it starts, the provider may have read a session that another tab ends, and would keep it.
  const personHere = async () => {
    const { context } = await waitFor(actor, (state) => sessionView(state).step !== 'starting');
    return context.identity?.id ?? null;
  };
  const tabs = openTabs(async (person) => {
    if (person === null || person === (await personHere())) actor.send({ type: 'signOut' });
  });
  return {
    actor,
    profileSwitch: startProfileSwitch(profileSwitchActors(client, authorize), actor),
    persistence,
    verification: startVerification(actor, identity),
    identity,
    client,
    authorize,
    async signOut() {
      const person = await personHere();
      actor.send({ type: 'signOut' });
      tabs.announceSignOut(person);
      await waitFor(actor, (state) => !state.hasTag('busy'));
    },
  };
}

/**
 * Hides the whole page while what was typed waits for its account. What was read with a token is forgotten, and read again when the same person is back (rules/session.md#unsaved-text).
 */
function coverUnsaved(actor: AppSession['actor']): void {
  let forgotten: readonly string[] = [];
  actor.on('signedOut', () => {
    forgotten = forgetOwn();
  });
  actor.on('signedIn', () => {
    forgotten = [];
    const text = 'What was typed here was discarded, because another person signed in.';
    if (isBlocked()) navigate('/', { ...withNotice(text), replace: true });
  });
  actor.subscribe((state) => {
    const { step } = sessionView(state);
    document.documentElement.toggleAttribute('data-covered', step === 'suspended');
    if (step !== 'signedIn') return;
    for (const key of forgotten) void mutate(key);
    forgotten = [];
  });
}

/** Refreshes the session after a switch; a sign-out dismisses the problem. */
function startProfileSwitch(
  actors: ReturnType<typeof profileSwitchActors>,
  session: AppSession['actor'],
): AppSession['profileSwitch'] {
  const actor = createActor(profileSwitchMachine.provide({ actors })).start();
  const refresh = () => session.send({ type: 'refresh' });
  actor.on('profileSwitched', () => {
    storeText(chosenProfile, null);
    refresh();
  });
  actor.on('profileChosenHere', ({ profileId }) => {
    storeText(chosenProfile, profileId);
    refresh();
  });
  // What was typed about an agency that is gone stays until the person leaves it.
  actor.on('profileGone', () => {
    if (!isBlocked()) refresh();
  });
  session.on('signedOut', () => {
    storeText(chosenProfile, null);
    actor.send({ type: 'dismiss' });
  });
  return actor;
}

/** Remembers the active profile while there is a session (rules/session.md#remembered-profile). */
function rememberActiveProfile(session: AppSession['actor'], persistence: AppSession['persistence']): void {
  const remember = () => {
    const { step, user } = sessionView(session.getSnapshot());
    if (step === 'signedOut') rememberProfile(null, 'memory');
    else if (step === 'signedIn' && user !== null)
      rememberProfile(writeRemembered(user), persistence.getSnapshot().context.kept);
  };
  session.subscribe(remember);
  session.on('signedOut', () => rememberProfile(null, 'memory'));
  persistence.subscribe(remember);
}

/** Follows the choice of every open tab. */
function startPersistence(identity: BrowserIdentityProvider): AppSession['persistence'] {
  const machine = persistenceMachine.provide({ actors: persistenceActors(identity) });
  const actor = createActor(machine, { input: { persistence: readPersistence() } }).start();
  actor.on('persistenceChanged', ({ persistence }) => storePersistence(persistence));
  onPersistenceChosen((persistence) => actor.send({ type: 'choose', persistence }));
  return actor;
}
