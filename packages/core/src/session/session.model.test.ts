import { expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import * as z from 'zod/mini';
import { createClient } from '../client/client.ts';
import { IdentityError, type IdentityProvider, type IdentityUser } from '../identity/identity-provider.ts';
import { type Driver, drive, walkModel } from '../testing/drive.ts';
import { describePaths, pathName } from '../testing/walk.ts';
import { signInActors, signUpActors } from './account.actors.ts';
import { sessionActors } from './session.actors.ts';
import { sessionMachine } from './session.machine.ts';
import { sessionModel } from './session.model.ts';
import { credentials, notRenewed } from './session.ts';
import { sessionView } from './session.view.ts';
import { signInMachine } from './sign-in.machine.ts';
import { signInView } from './sign-in.view.ts';
import { signUpMachine } from './sign-up.machine.ts';

const { paths, missed, stuck } = walkModel(sessionModel);

test('reaches every state and transition, and is never stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(17);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "sessionModel: unregistered
      signUp → registered
        signIn → signedIn
          reload → signedIn
          openAccount → atAccount
            reload → atAccount
            signOut → visiting
            signOutElsewhere → visiting
            loseToken → withoutToken
              reload → withoutToken
              signOut → visiting
              recoverToken → atAccount
          openSignIn → signedIn
          signOut → visiting
            signIn → signedIn
            signInWithWrongPassword → refused
            openAccount → visiting
            signInElsewhere → signedIn
          signOutElsewhere → visiting
        signInWithWrongPassword → refused
          signIn → signedIn
          signInWithWrongPassword → refused
          reload → visiting
      signIn → unknown
        signUp → registered"
  `);
});

const email = 'ada@example.com';

/** The provider and the service for one account; the identity survives a restart of the face. */
function startWorld() {
  const accounts = new Map<string, string>();
  let restored: IdentityUser | null = null;
  let givesTokens = true;
  let report = (_: IdentityUser | null) => {};
  const setUser = async (user: IdentityUser | null) => {
    restored = user;
    report(user);
  };
  const provider: IdentityProvider = {
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
    idToken: async () => {
      if (!givesTokens) throw new IdentityError('NETWORK_REQUEST_FAILED');
      return 'token';
    },
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
  const client = createClient({ baseUrl: 'https://service.example', fetch });
  const giveTokens = (gives: boolean) => {
    givesTokens = gives;
  };
  return { provider, client, giveTokens };
}

/** The machines without screens: a page is what the person opened and the guard allowed. */
function startFace(): Driver<typeof sessionModel> {
  const { provider, client, giveTokens } = startWorld();
  const clock = new SimulatedClock();
  const openSession = () =>
    createActor(sessionMachine.provide({ actors: sessionActors(client, provider) }), { clock }).start();
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
  const reload = async () => {
    session.stop();
    session = openSession();
    notice = '';
    banner = [];
  };
  const shows = async (expected: object) => {
    const { step, user, problem } = await settled();
    expect({ step, user: user?.email, problem, banner, notice }).toEqual({
      step: 'signedOut',
      problem: null,
      banner: [],
      notice: '',
      ...expected,
    });
  };
  const code = ['INVALID_LOGIN_CREDENTIALS'];
  return {
    deeds: {
      async signUp() {
        const form = createActor(signUpMachine.provide({ actors: signUpActors(client) })).start();
        form.on('accepted', () => {
          notice = 'signedUp';
          banner = [];
        });
        const password = 'right';
        form.send({ type: 'submit', entered: { email, password, confirmation: password, terms: 'on' } });
        await waitFor(form, ({ value }) => value === 'accepted');
      },
      signIn: () => signIn('right'),
      signInWithWrongPassword: () => signIn('wrong'),
      openSignIn: async () => {},
      openAccount: async () => {},
      reload,
      async signOut() {
        session.send({ type: 'signOut' });
      },
      signInElsewhere: () => provider.signIn(email, 'right'),
      signOutElsewhere: () => provider.signOut(),
      async loseToken() {
        giveTokens(false);
        await reload();
      },
      async recoverToken() {
        giveTokens(true);
        clock.increment(5000);
      },
    },
    sights: {
      unregistered: () => shows({}),
      unknown: () => shows({ banner: code }),
      registered: () => shows({ notice: 'signedUp' }),
      refused: () => shows({ banner: code }),
      visiting: () => shows({}),
      signedIn: () => shows({ step: 'signedIn', user: email }),
      atAccount: () => shows({ step: 'signedIn', user: email }),
      withoutToken: () => shows({ step: 'signedIn', problem: notRenewed }),
    },
  };
}

test.each(paths.map((path) => [pathName(path), path] as const))('%s', async (_, path) => {
  await drive(startFace(), path);
});
