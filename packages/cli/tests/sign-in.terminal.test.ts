import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sessionModel } from '@matchpoint/core/session/session.model';
import { drive, type PartialDriver, wayName, waysThrough } from '@matchpoint/core/testing/drive';
import { freshAccount, testAccounts } from '@matchpoint/server/testing/accounts';
import { expect, inject } from 'vitest';
import { withServer } from './fixtures.ts';
import { matchpoint } from './matchpoint.ts';
import { login as signIn, visitorAt } from './my-agency.ts';
import { keys, type Opened, openTerminal } from './terminal.ts';

const test = withServer();

const accounts = testAccounts(inject('authEmulator'));
/** No message is wrapped. */
const wide = { columns: 200, rows: 24 };

/** A person at a terminal: accounts are made in the web app, a reload is the next command. */
function startFace(url: string): PartialDriver<typeof sessionModel> {
  const { email, password } = freshAccount();
  const env = visitorAt(url);
  const { XDG_STATE_HOME: state, MATCHPOINT_FIREBASE_AUTH_EMULATOR_URL: identity } = env;
  let last: { readonly code: number; readonly shown: string } | null = null;
  let signedUp: { readonly status: number; readonly email: string } | null = null;
  const finish = async (terminal: Opened) => {
    last = { code: await terminal.ended, shown: terminal.shown() };
    return last;
  };
  const run = (...args: string[]) => finish(openTerminal(args, env, wide));
  const login = async (typed: string) => {
    const terminal = openTerminal(['login'], env, wide);
    await terminal.until('Email');
    terminal.type(`${email}${keys.enter}`);
    await terminal.until('Password');
    terminal.type(`${typed}${keys.enter}`);
    expect((await finish(terminal)).shown).not.toContain(typed);
  };
  const notSignedIn = `error: You are not signed in at ${url}. Sign in: matchpoint login (or set MATCHPOINT_API_KEY).`;
  const whoami = async () => {
    const { code, stdout, stderr } = await matchpoint(['whoami'], env);
    return { code, shown: `${stdout}${stderr}`.trimEnd() };
  };
  const sessions = async () => {
    const folder = join(state, 'matchpoint', 'sessions');
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  };
  /** What is kept on this machine, whether the account exists, and what a command says of who is signed in. */
  const look = async () => ({
    sessions: (await sessions()).map((text) => text.includes(password)),
    exists: await accounts.takes(email, password),
    whoami: await whoami(),
  });
  const seesNobody = async ({ exists }: { readonly exists: boolean }) => {
    expect(await look()).toEqual({ sessions: [], exists, whoami: { code: 4, shown: notSignedIn } });
  };
  const seesRefusal = async (answer: { readonly exists: boolean }) => {
    expect(last?.code).toBe(4);
    expect(last?.shown.split('\n').slice(2).join(' ')).toBe(
      'error: Sign-in was refused: the email or the password is wrong.',
    );
    await seesNobody(answer);
  };
  const seesEmail = async () => {
    expect(await look()).toEqual({
      sessions: [false],
      exists: true,
      whoami: {
        code: 0,
        shown: [
          `Email           ${email}`,
          'Active profile  -',
          'Type            -',
          'Profile ID      -',
        ].join('\n'),
      },
    });
  };
  return {
    actions: {
      async signUp() {
        const body = JSON.stringify({ email, password });
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(`${url}/api/users/`, { method: 'POST', headers, body });
        const made: { email: string } = JSON.parse(await answer.text());
        signedUp = { status: answer.status, email: made.email };
      },
      signIn: () => login(password),
      signInWithWrongPassword: () => login('wrong horse'),
      async openSignIn() {
        const terminal = openTerminal(['login'], env, wide);
        await terminal.until('Email');
        terminal.type(keys.interrupt);
        expect(await terminal.ended).toBe(130);
      },
      openAccount: async () => void (await run('profiles', 'list')),
      reload: async () => {
        last = null;
      },
      async signOut() {
        await run('logout');
        env.MATCHPOINT_FIREBASE_AUTH_EMULATOR_URL = identity;
      },
      async signInElsewhere() {
        expect(await signIn({ email, password }, env)).toMatchObject({ code: 0 });
      },
      async signOutElsewhere() {
        expect(await matchpoint(['logout'], env)).toMatchObject({ code: 0 });
        last = null;
      },
      async loseToken() {
        env.MATCHPOINT_FIREBASE_AUTH_EMULATOR_URL = 'http://127.0.0.1:9';
      },
      async recoverToken() {
        env.MATCHPOINT_FIREBASE_AUTH_EMULATOR_URL = identity;
      },
    },
    sights: {
      unregistered: () => seesNobody({ exists: false }),
      unknown: () => seesRefusal({ exists: false }),
      async registered() {
        expect(signedUp).toEqual({ status: 201, email });
        await seesNobody({ exists: true });
      },
      refused: () => seesRefusal({ exists: true }),
      async visiting() {
        const signedOut = { code: 0, shown: `Signed out ${email} at ${url}.` };
        expect([null, signedOut, { code: 4, shown: notSignedIn }]).toContainEqual(last);
        await seesNobody({ exists: true });
      },
      signedIn: seesEmail,
      async atAccount() {
        expect(await run('profiles', 'list')).toEqual({
          code: 0,
          shown: [
            'ID  Name  Type  Role  Active',
            'You have no profiles yet. Create one in the web app: My Account, Add.',
          ].join('\n'),
        });
        await seesEmail();
      },
      async withoutToken() {
        expect(await look()).toEqual({
          sessions: [false],
          exists: true,
          whoami: { code: 1, shown: 'error: The sign-in service cannot be reached. Try again.' },
        });
      },
    },
  };
}

/** A terminal keeps nothing typed between two commands. */
const ofTabs = ['type', 'discard', 'anotherSignsInElsewhere'];
const actions = sessionModel.events.filter((action) => !ofTabs.includes(action));

for (const way of waysThrough(sessionModel, actions))
  test(wayName(way), async ({ server }) => {
    await drive(startFace(server.url), way);
  });

const nowhere = 'http://127.0.0.1:9';

test.each([
  [['--no-color'], false],
  [[], true],
])('a question with the flags %j has colours: %s', async (flags, isColored) => {
  const terminal = openTerminal([...flags, 'login'], visitorAt(nowhere));
  await terminal.until('Email');
  expect(terminal.isColored()).toBe(isColored);
  terminal.type(keys.interrupt);
  expect(await terminal.ended).toBe(130);
});

test.each([
  ['Email', ''],
  ['Password', 'ada@example.com\r'],
])('Ctrl-D at the question for %s is not an answer', async (question, typed) => {
  const terminal = openTerminal(['login'], visitorAt(nowhere));
  await terminal.until('Email');
  terminal.type(typed);
  await terminal.until(question);
  terminal.type(keys.endOfInput);
  expect(await terminal.ended).toBe(130);
  expect(terminal.shown().split('\n').at(-1)).toBe('The input ended without an answer.');
});
