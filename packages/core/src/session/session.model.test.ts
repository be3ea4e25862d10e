import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import * as z from 'zod/mini';
import { IdentityError, type IdentityProvider, type IdentityUser } from '../identity/identity-provider.ts';
import { createClient } from '../service/client.ts';
import { type Driver, drive, walkModel } from '../testing/drive.ts';
import { describePaths, pathName } from '../testing/walk.ts';
import { sessionActors } from './session.actors.ts';
import { sessionMachine } from './session.machine.ts';
import { sessionModel } from './session.model.ts';
import { currentUser, isSettled, isSignedIn, signInError } from './session.selectors.ts';
import { credentials } from './session.ts';
import { signUpActors } from './sign-up.actors.ts';
import { signUpMachine } from './sign-up.machine.ts';

const { paths, missed, stuck } = walkModel(sessionModel);

test('reaches every state and transition, and is never stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(10);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "sessionModel: unregistered
      signUp → registered
        signIn → signedIn
          reload → signedIn
          openAccount → atAccount
            reload → atAccount
            signOut → visiting
          openSignIn → signedIn
          signOut → visiting
            signIn → signedIn
            signInWithWrongPassword → refused
            openAccount → visiting
        signInWithWrongPassword → refused
          signIn → signedIn
          signInWithWrongPassword → refused
          reload → visiting"
  `);
});

const email = 'ada@example.com';

/** The provider and the service for one account; the identity survives a restart of the face. */
function startWorld() {
  const accounts = new Map<string, string>();
  let restored: IdentityUser | null = null;
  const provider = (): IdentityProvider => {
    let report = (_: IdentityUser | null) => {};
    const setUser = async (user: IdentityUser | null) => {
      restored = user;
      report(user);
    };
    return {
      onChange: (listener) => {
        report = listener;
        queueMicrotask(() => listener(restored));
        return () => {};
      },
      signIn: async (address, password) => {
        if (accounts.get(address) !== password) throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
        await setUser({ id: address, email: address });
      },
      signOut: () => setUser(null),
      idToken: async () => 'token',
      sendPasswordReset: async () => {},
      resetPassword: async () => {},
    };
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    if (pathname === '/api/users/') {
      const { email: address, password } = z.parse(credentials, JSON.parse(String(init?.body)));
      accounts.set(address, password);
      return Response.json({ email: address }, { status: 201 });
    }
    if (pathname === '/api/users/me/profiles') return Response.json([]);
    return Response.json({ email: restored?.email });
  };
  return { provider, client: createClient({ baseUrl: 'https://service.example', fetch }) };
}

/** The machines without screens: a page is what the person opened and the guard allowed. */
function startFace(): Driver<typeof sessionModel> {
  const { provider, client } = startWorld();
  const open = () =>
    createActor(sessionMachine.provide({ actors: sessionActors(client, provider()) })).start();
  let session = open();
  let notice = '';
  const settled = () => waitFor(session, (state) => isSettled(state) && !state.hasTag('busy'));
  const signIn = async (password: string) => {
    notice = '';
    await settled();
    session.send({ type: 'signIn', email, password });
  };
  const shows = async (expected: { user: string | null; code: string | null; notice: string }) => {
    const state = await settled();
    expect({ user: currentUser(state)?.email ?? null, code: signInError(state), notice }).toEqual(expected);
    expect(isSignedIn(state)).toBe(expected.user !== null);
  };
  return {
    deeds: {
      async signUp() {
        const form = createActor(signUpMachine.provide({ actors: signUpActors(client) })).start();
        form.on('signedUp', ({ type }) => {
          notice = type;
        });
        form.send({ type: 'submit', email, password: 'right', confirmation: 'right' });
        await waitFor(form, ({ status }) => status === 'done');
      },
      signIn: () => signIn('right'),
      signInWithWrongPassword: () => signIn('wrong'),
      openSignIn: async () => {},
      openAccount: async () => {},
      async reload() {
        session.stop();
        session = open();
      },
      async signOut() {
        session.send({ type: 'signOut' });
      },
    },
    sights: {
      unregistered: () => shows({ user: null, code: null, notice: '' }),
      registered: () => shows({ user: null, code: null, notice: 'signedUp' }),
      refused: () => shows({ user: null, code: 'INVALID_LOGIN_CREDENTIALS', notice: '' }),
      visiting: () => shows({ user: null, code: null, notice: '' }),
      signedIn: () => shows({ user: email, code: null, notice: '' }),
      atAccount: () => shows({ user: email, code: null, notice: '' }),
    },
  };
}

test.each(paths.map((path) => [pathName(path), path] as const))('%s', async (_, path) => {
  await drive(startFace(), path);
});
