import { createClient } from '@matchpoint/core/client/client';
import type { IdentityProvider } from '@matchpoint/core/identity/identity-provider';
import { profileSwitchActors } from '@matchpoint/core/profiles/profile-switch.actors';
import { profileSwitchMachine } from '@matchpoint/core/profiles/profile-switch.machine';
import { authorized, sessionActors } from '@matchpoint/core/session/session.actors';
import { sessionMachine } from '@matchpoint/core/session/session.machine';
import { ApiError } from '@matchpoint/core/wire/api-error';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { agencyCall } from './agency-call.ts';

const provider: IdentityProvider = {
  onChange(listener) {
    listener({ id: 'ada', email: 'ada@example.com' });
    return () => {};
  },
  idToken: async () => 'token',
  signIn: async () => {},
  signOut: async () => {},
};

/** Signed in to a service that answers all but the account with 404. */
function start() {
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input));
    if (pathname === '/api/users/me') return Response.json({ email: 'ada@example.com' });
    return Response.json({ detail: 'Not found.' }, { status: 404 });
  };
  const client = createClient({ baseUrl: 'https://service.example', fetch });
  const actor = createActor(sessionMachine.provide({ actors: sessionActors(client, provider) })).start();
  const actors = profileSwitchActors(client, (call) => authorized(actor, call));
  const profileSwitch = createActor(profileSwitchMachine.provide({ actors })).start();
  return { profileSwitch, call: agencyCall({ actor, profileSwitch }, '7') };
}

test.each([
  [404, 'verifying'],
  [422, 'settled'],
])('a %i is rethrown; after a 404 the profile switch looks for the profile', async (status, value) => {
  const { profileSwitch, call } = start();
  const refusal = new ApiError('refused', 'No.', { status });
  await expect(call(() => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(profileSwitch.getSnapshot().value).toBe(value);
});
