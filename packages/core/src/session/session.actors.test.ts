import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createClient } from '../client/client.ts';
import { IdentityError, type IdentityProvider, type IdentityUser } from '../identity/identity-provider.ts';
import { ApiError } from '../wire/api-error.ts';
import { authorized, NoTokenError, sessionActors } from './session.actors.ts';
import { sessionMachine } from './session.machine.ts';
import { sessionView } from './session.view.ts';

const user = {
  email: 'ada@example.com',
  active_profile: 7,
  active_profile_name: 'Baseline',
  active_profile_type: 'Agency',
};
const profiles = [
  { id: '7', name: 'Baseline', profile_type: 'Agency' },
  { id: '8', name: 'South', profile_type: 'Coach' },
];
const ada = { id: 'ada', email: user.email };

/** A session with a provider that issues these tokens and a service that accepts only `good` ones. */
function start(tokens: (string | IdentityError)[], good: readonly string[], chosen: string | null = null) {
  const calls: string[] = [];
  const reports: ((user: IdentityUser | null) => void)[] = [];
  const provider: IdentityProvider = {
    onChange: (listener) => {
      reports.push(listener);
      listener(ada);
      return () => {};
    },
    async idToken() {
      const next = tokens.shift() ?? new IdentityError('NETWORK_REQUEST_FAILED');
      if (next instanceof IdentityError) throw next;
      return next;
    },
    signIn: async () => {},
    signOut: async () => {},
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const bearer = new Headers(init?.headers).get('Authorization');
    const { pathname } = new URL(String(input));
    calls.push(`${bearer} ${pathname}`);
    if (!good.includes(bearer?.replace('Bearer ', '') ?? ''))
      return Response.json({ detail: 'The token has expired.' }, { status: 401 });
    return Response.json(pathname.endsWith('/profiles') ? profiles : user);
  };
  const client = createClient({ baseUrl: 'https://service.example', fetch });
  const actors = sessionActors(client, provider, async () => chosen);
  const session = createActor(sessionMachine.provide({ actors })).start();
  return { client, session, calls, report: (found: IdentityUser | null) => reports[0]?.(found) };
}

const me = ['/api/users/me', '/api/users/me/profiles'];
const sent = (bearer: string) => me.map((path) => `Bearer ${bearer} ${path}`);

test('loads the account and the profiles with the token', async () => {
  const { session, calls } = start(['one'], ['one']);
  const ready = await waitFor(session, (state) => state.matches({ signedIn: 'ready' }));
  expect(calls).toEqual(sent('one'));
  expect(sessionView(ready)).toEqual({
    step: 'signedIn',
    person: 'ada',
    isBusy: false,
    isIncomplete: false,
    problem: null,
    hasToken: true,
    email: 'ada@example.com',
    user: { ...user, active_profile: '7' },
    profiles,
    unreadableProfiles: 0,
    activeAgencyId: '7',
  });
});

test('a profile that was chosen on this device is the active one, as long as it is listed', async () => {
  const active = async (chosen: string) => {
    const { session } = start(['one'], ['one'], chosen);
    const ready = await waitFor(session, (state) => state.matches({ signedIn: 'ready' }));
    return sessionView(ready).user;
  };
  expect([await active('8'), await active('9')]).toEqual([
    { ...user, active_profile: '8', active_profile_name: 'South', active_profile_type: 'Coach' },
    { ...user, active_profile: '7' },
  ]);
});

test('without a token the person stays signed in and nothing is sent', async () => {
  const { client, session, calls } = start([new IdentityError('NETWORK_REQUEST_FAILED')], []);
  const state = await waitFor(session, (now) => now.matches({ signedIn: 'withoutToken' }));
  expect(sessionView(state)).toMatchObject({ step: 'signedIn', hasToken: false });
  await expect(authorized(session, (bearer) => client.showMe({ token: bearer }))).rejects.toThrow(
    NoTokenError,
  );
  expect(calls).toEqual([]);
});

test('a call fetches a token that could not be fetched before', async () => {
  const { client, session, calls } = start([new IdentityError('NETWORK_REQUEST_FAILED'), 'two'], ['two']);
  const without = await waitFor(session, (now) => now.matches({ signedIn: 'withoutToken' }));
  expect(sessionView(without)).toMatchObject({
    isIncomplete: true,
    problem: 'Your sign-in could not be renewed. Try again, or sign in again.',
  });
  await authorized(session, (bearer) => client.switchProfile('7', { token: bearer }));
  const ready = await waitFor(session, (state) => state.matches({ signedIn: 'ready' }));
  expect(calls.filter((call) => !call.startsWith('Bearer two '))).toEqual([]);
  expect(sessionView(ready)).toMatchObject({ isIncomplete: false, problem: null });
});

test('repeats a call after a 401 once, with the renewed token', async () => {
  const good = ['one'];
  const { client, session, calls } = start(['one', 'two'], good);
  await waitFor(session, (state) => state.matches({ signedIn: 'ready' }));
  calls.length = 0;
  good.splice(0, 1, 'two');
  await authorized(session, (bearer) => client.switchProfile('7', { token: bearer }));
  const path = '/api/users/me/active_profile';
  expect(calls.filter((call) => call.endsWith(path))).toEqual([`Bearer one ${path}`, `Bearer two ${path}`]);
});

test('does not repeat a call after somebody else has signed in', async () => {
  const good = ['one'];
  const { session, report } = start(['one', 'two'], good);
  await waitFor(session, (state) => state.matches({ signedIn: 'ready' }));
  const bearers: string[] = [];
  const call = authorized(session, async (bearer) => {
    bearers.push(bearer);
    good.splice(0, 1, 'two');
    report({ id: 'bea', email: null });
    throw new ApiError('refused', 'The token has expired.', { status: 401 });
  });
  await expect(call).rejects.toThrow('The token has expired.');
  expect(bearers).toEqual(['one']);
});
