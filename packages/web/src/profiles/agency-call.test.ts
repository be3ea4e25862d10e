import { createClient } from '@matchpoint/core/client/client';
import type { IdentityProvider } from '@matchpoint/core/identity/identity-provider';
import { profileSwitchActors } from '@matchpoint/core/profiles/profile-switch.actors';
import { profileSwitchMachine } from '@matchpoint/core/profiles/profile-switch.machine';
import { profileSwitchView } from '@matchpoint/core/profiles/profile-switch.view';
import { authorized, sessionActors } from '@matchpoint/core/session/session.actors';
import { sessionMachine } from '@matchpoint/core/session/session.machine';
import { ApiError } from '@matchpoint/core/wire/api-error';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
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

/** Signed in to a service that lists these profiles and answers everything else with 404. */
function start(listed: readonly string[]) {
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input));
    if (pathname === '/api/users/me') return Response.json({ email: 'ada@example.com' });
    if (pathname === '/api/users/me/profiles')
      return Response.json(listed.map((id) => ({ id, name: 'Baseline', profile_type: 'Agency' })));
    return Response.json({ detail: 'Not found.' }, { status: 404 });
  };
  const client = createClient({ baseUrl: 'https://service.example', fetch });
  const actor = createActor(sessionMachine.provide({ actors: sessionActors(client, provider) })).start();
  const actors = profileSwitchActors(client, (call) => authorized(actor, call));
  const profileSwitch = createActor(profileSwitchMachine.provide({ actors })).start();
  const missing = async () => {
    throw new ApiError('refused', 'Not found.', { status: 404 });
  };
  return { profileSwitch, call: agencyCall({ actor, profileSwitch }, '7'), missing };
}

test('a 404 makes the profile switch look for the profile, and is rethrown', async () => {
  const { profileSwitch, call, missing } = start(['8']);
  await expect(call(missing)).rejects.toThrow('Not found.');
  const state = await waitFor(profileSwitch, ({ value }) => value === 'gone');
  expect(profileSwitchView(state)).toEqual({
    step: 'gone',
    problem: 'This profile is no longer yours: its agency was removed, or you were. Choose another one.',
  });
});

test('a 404 while the profile is still listed shows no problem', async () => {
  const { profileSwitch, call, missing } = start(['7']);
  await expect(call(missing)).rejects.toThrow('Not found.');
  expect(profileSwitch.getSnapshot().value).toBe('verifying');
  const state = await waitFor(profileSwitch, ({ value }) => value !== 'verifying');
  expect(profileSwitchView(state)).toEqual({ step: 'settled' });
});

test('any other failure is only rethrown', async () => {
  const { profileSwitch, call } = start([]);
  const refusal = new ApiError('refused', 'Name is required.', { status: 422 });
  await expect(call(() => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(profileSwitch.getSnapshot().value).toBe('settled');
});
