import { join } from 'node:path';
import { sessionModel } from '@matchpoint/core/session/session.model';
import { type Driver, drive, walkModel } from '@matchpoint/core/testing/drive';
import { pathName } from '@matchpoint/core/testing/walk';
import { startTestServer, type TestServer } from '@matchpoint/server/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { home } from './matchpoint.ts';
import { keys, type Opened, openTerminal } from './terminal.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    cluster: inject('cluster'),
    authEmulator: inject('authEmulator'),
    listening: true,
  });
});
afterAll(() => server.stop());

const { paths } = walkModel(sessionModel);

/** A person at a terminal: accounts are made in the web app, a reload is the next command. */
function startFace(): Driver<typeof sessionModel> {
  const email = `${crypto.randomUUID()}@example.com`;
  const password = 'correct horse';
  const env = {
    XDG_STATE_HOME: join(home, crypto.randomUUID()),
    MATCHPOINT_API_URL: server.url,
    MATCHPOINT_FIREBASE_AUTH_EMULATOR_URL: `http://${inject('authEmulator')}`,
  };
  let last: { readonly code: number; readonly shown: string } | null = null;
  const finish = async (terminal: Opened) => {
    last = { code: await terminal.ended, shown: terminal.shown() };
  };
  const run = (...args: string[]) => finish(openTerminal(args, env));
  const login = async (typed: string) => {
    const terminal = openTerminal(['login'], env);
    await terminal.until('Email');
    terminal.type(`${email}${keys.enter}`);
    await terminal.until('Password');
    terminal.type(`${typed}${keys.enter}`);
    await finish(terminal);
    expect(last?.shown).not.toContain(typed);
  };
  const seesNobody = async () => {
    await run('whoami');
    expect(last).toEqual({ code: 4, shown: expect.stringContaining('You are not signed in') });
  };
  const seesEmail = async () => {
    await run('whoami');
    expect(last).toEqual({ code: 0, shown: expect.stringContaining(`Email           ${email}`) });
  };
  return {
    deeds: {
      async signUp() {
        const body = JSON.stringify({ email, password });
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(`${server.url}/api/users/`, { method: 'POST', headers, body });
        expect(answer.status).toBe(201);
      },
      signIn: () => login(password),
      signInWithWrongPassword: () => login('wrong horse'),
      async openSignIn() {
        const terminal = openTerminal(['login'], env);
        await terminal.until('Email');
        terminal.type(keys.interrupt);
        expect(await terminal.ended).toBe(130);
      },
      openAccount: () => run('profiles', 'list'),
      reload: async () => {
        last = null;
      },
      signOut: () => run('logout'),
    },
    sights: {
      unregistered: seesNobody,
      registered: seesNobody,
      async refused() {
        expect(last?.code).toBe(4);
        expect(last?.shown).toContain('INVALID_LOGIN_CREDENTIALS');
        await seesNobody();
      },
      visiting: seesNobody,
      signedIn: seesEmail,
      atAccount: seesEmail,
    },
  };
}

test.each(paths.map((path) => [pathName(path), path] as const))('%s', async (_, path) => {
  await drive(startFace(), path);
});

test('all paths were walked', () => expect(paths).toHaveLength(10));

test.each([
  [['--no-color'], false],
  [[], true],
])('a question with the flags %j has colours: %s', async (flags, isColored) => {
  const terminal = openTerminal([...flags, 'login'], {
    XDG_STATE_HOME: join(home, crypto.randomUUID()),
    MATCHPOINT_API_URL: server.url,
    MATCHPOINT_FIREBASE_AUTH_EMULATOR_URL: `http://${inject('authEmulator')}`,
  });
  await terminal.until('Email');
  expect(terminal.isColored()).toBe(isColored);
  terminal.type(keys.interrupt);
  expect(await terminal.ended).toBe(130);
});
