import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { describe, expect, inject, test } from 'vitest';
import { createRestIdentity, type IdentityStore, type StoredIdentity } from '../src/client/identity-rest.ts';
import type { IdentityUser } from '../src/identity/identity-provider.ts';

const password = 'correct horse battery staple';

/** A provider with an empty store, at this emulator, and a person of its own. */
function start(host: string, options: { readonly fetch?: typeof globalThis.fetch } = {}) {
  let stored: StoredIdentity | null = null;
  const store: IdentityStore = {
    read: async () => stored,
    write: async (identity) => {
      stored = identity;
    },
    clear: async () => {
      stored = null;
    },
  };
  const provider = createRestIdentity({ apiKey: 'demo', emulatorUrl: `http://${host}`, store, ...options });
  return { email: `${randomUUID()}@example.com`, provider, stored: () => stored };
}

async function call(host: string, path: string, method: string, body?: object): Promise<Response> {
  return fetch(`http://${host}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function signUp(host: string, email: string): Promise<void> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo';
  expect((await call(host, path, 'POST', { email, password })).status).toBe(200);
}

describe('a person with an account', () => {
  const host = inject('authEmulator');

  test('signs in, and what is stored opens the next run', async () => {
    const { email, provider, stored } = start(host);
    await signUp(host, email);
    const reports: (IdentityUser | null)[] = [];
    provider.onChange((user) => reports.push(user));
    await expect.poll(() => reports).toEqual([null]);
    await provider.signIn(email, password);
    const id = stored()?.id;
    expect(reports).toEqual([null, { id, email }]);

    const store = { read: async () => stored(), write: async () => {}, clear: async () => {} };
    const next = createRestIdentity({ apiKey: 'demo', emulatorUrl: `http://${host}`, store });
    const restored = await new Promise((resolve) => next.onChange(resolve));
    expect(restored).toEqual({ id, email });
    expect(claims(await next.idToken(false))).toMatchObject({ user_id: id, email });
  });

  test('keeps the ID token until a new one is forced', async () => {
    const sent: string[] = [];
    const { email, provider } = start(host, {
      fetch: (input, init) => {
        sent.push(new URL(String(input)).pathname);
        return fetch(input, init);
      },
    });
    await signUp(host, email);
    await provider.signIn(email, password);
    expect(await provider.idToken(false)).toBe(await provider.idToken(false));
    await provider.idToken(true);
    expect(sent).toEqual([
      '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
      '/securetoken.googleapis.com/v1/token',
    ]);
  });

  test('signs out: nothing is stored, and there is no token', async () => {
    const { email, provider, stored } = start(host);
    await signUp(host, email);
    await provider.signIn(email, password);
    await provider.signOut();
    expect(stored()).toBeNull();
    await expect(provider.idToken(false)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  });

  test('a token that comes after the sign-out is not kept', async () => {
    const { email, provider, stored } = start(host);
    await signUp(host, email);
    await provider.signIn(email, password);
    const late = provider.idToken(true);
    await provider.signOut();
    await expect(late).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    expect(stored()).toBeNull();
  });

  test('an error holds the code verbatim, and neither password nor token', async () => {
    const { email, provider } = start(host);
    await signUp(host, email);
    const error = await provider.signIn(email, `${password}!`).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'IdentityError', code: 'INVALID_LOGIN_CREDENTIALS' });
    expect(inspect(error, { depth: null, showHidden: true })).not.toContain(password);
  });
});

test('a provider out of reach is told as that, without what was sent', async () => {
  const { email, provider } = start('127.0.0.1:9', {
    fetch: async () => {
      throw new TypeError('fetch failed');
    },
  });
  const error = await provider.signIn(email, password).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'NETWORK_REQUEST_FAILED' });
  expect(inspect(error, { depth: null, showHidden: true })).not.toContain(password);
});

function claims(token: string): unknown {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
