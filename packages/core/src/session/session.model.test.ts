import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import * as z from 'zod/mini';
import { IdentityError, type IdentityProvider, type IdentityUser } from '../identity/identity-provider.ts';
import { createClient } from '../service/client.ts';
import { type Driver, drive, walkModel } from '../testing/drive.ts';
import { describePaths, pathName } from '../testing/walk.ts';
import { signInActors, signUpActors } from './account.actors.ts';
import { sessionActors } from './session.actors.ts';
import { sessionMachine } from './session.machine.ts';
import { sessionModel } from './session.model.ts';
import { credentials } from './session.ts';
import { sessionView } from './session.view.ts';
import { signInMachine } from './sign-in.machine.ts';
import { signInView } from './sign-in.view.ts';
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
  const world = startWorld();
  const { client } = world;
  let provider = world.provider();
  const openSession = () =>
    createActor(sessionMachine.provide({ actors: sessionActors(client, provider) })).start();
  let session = openSession();
  let notice = '';
  let banner: readonly string[] = [];
  const settled = async () => {
    const state = await waitFor(session, (now) => !now.matches('starting') && !now.hasTag('busy'));
    return sessionView(state);
  };
  const signIn = async (password: string) => {
    notice = '';
    await settled();
    const form = createActor(signInMachine.provide({ actors: signInActors(provider) })).start();
    form.send({ type: 'submit', entered: { email, password } });
    banner = signInView(await waitFor(form, ({ value }) => value !== 'sending')).banner;
  };
  const shows = async (expected: { user: string | null; banner: readonly string[]; notice: string }) => {
    const { user, step } = await settled();
    expect({ user: user?.email ?? null, banner, notice }).toEqual(expected);
    expect(step).toBe(expected.user === null ? 'signedOut' : 'signedIn');
  };
  return {
    deeds: {
      async signUp() {
        const form = createActor(signUpMachine.provide({ actors: signUpActors(client) })).start();
        form.on('accepted', () => {
          notice = 'signedUp';
        });
        const password = 'right';
        form.send({ type: 'submit', entered: { email, password, confirmation: password, terms: 'on' } });
        await waitFor(form, ({ value }) => value === 'accepted');
      },
      signIn: () => signIn('right'),
      signInWithWrongPassword: () => signIn('wrong'),
      openSignIn: async () => {},
      openAccount: async () => {},
      async reload() {
        session.stop();
        provider = world.provider();
        session = openSession();
        banner = [];
      },
      async signOut() {
        session.send({ type: 'signOut' });
      },
    },
    sights: {
      unregistered: () => shows({ user: null, banner: [], notice: '' }),
      registered: () => shows({ user: null, banner: [], notice: 'signedUp' }),
      refused: () => shows({ user: null, banner: ['INVALID_LOGIN_CREDENTIALS'], notice: '' }),
      visiting: () => shows({ user: null, banner: [], notice: '' }),
      signedIn: () => shows({ user: email, banner: [], notice: '' }),
      atAccount: () => shows({ user: email, banner: [], notice: '' }),
    },
  };
}

test.each(paths.map((path) => [pathName(path), path] as const))('%s', async (_, path) => {
  await drive(startFace(), path);
});
