import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Account } from './accounts.ts';
import { createIdentity } from './identity.ts';
import { TokenRefusedError } from './identity-errors.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  onTestFinished(() => void vi.useRealTimers());
});

/** A provider with one account, whose tokens are the time of their sign-in. */
function provider({ isSigned = true } = {}) {
  const world: { account: Account | null; asked: number } = {
    account: { disabled: false, isVerified: true, validSince: 0 },
    asked: 0,
  };
  const identity = createIdentity({
    readToken: async (token) => ({
      uid: 'a',
      email: 'a@example.com',
      isVerified: true,
      signedInAt: Number(token),
    }),
    accounts: {
      create: async ({ email }) => ({ email }),
      find: async () => {
        world.asked += 1;
        return world.account;
      },
      remove: async () => {
        world.account = null;
      },
    },
    isSigned,
    accountsKept: 5000,
  });
  const write = async (token = '100') =>
    identity.bearer(token, 'writing').then(
      () => 'let in',
      (error: unknown) => (error instanceof TokenRefusedError ? error.reason : String(error)),
    );
  return { world, identity, write };
}

test('who writes again and again has the account asked for once in five seconds', async () => {
  const { world, write } = provider();
  const said: string[] = [...(await Promise.all([write(), write(), write()]))];
  for (const time of [1, 4999, 5000, 9999]) {
    vi.setSystemTime(time);
    said.push(await write());
  }
  expect([said, world.asked]).toEqual([Array.from({ length: 7 }, () => 'let in'), 2]);
});

test('an account that is disabled or gone, or has ended its sessions, writes for five seconds at most', async () => {
  for (const ended of [
    null,
    { disabled: true, isVerified: true, validSince: 0 },
    { disabled: false, isVerified: true, validSince: 101 },
  ]) {
    vi.setSystemTime(0);
    const { world, write } = provider();
    await write();
    world.account = ended;
    vi.setSystemTime(4999);
    expect(await write()).toBe('let in');
    vi.setSystemTime(5000);
    expect(await write()).toBe('revoked');
  }
});

test('an account that comes back is let in at once', async () => {
  for (const ended of [null, { disabled: true, isVerified: true, validSince: 0 }]) {
    const { world, write } = provider();
    world.account = ended;
    expect(await write()).toBe('revoked');
    world.account = { disabled: false, isVerified: true, validSince: 0 };
    expect(await write()).toBe('let in');
  }
});

test('a session that began after all others were ended is let in beside the ended one', async () => {
  const { world, write } = provider();
  world.account = { disabled: false, isVerified: true, validSince: 200 };
  expect([await write('199'), await write('200'), await write('199')]).toEqual([
    'revoked',
    'let in',
    'revoked',
  ]);
  expect(world.asked).toBe(1);
});

test('reading asks for the account only where a token proves nothing', async () => {
  for (const [isSigned, asked] of [
    [true, 0],
    [false, 1],
  ] as const) {
    const { world, identity } = provider({ isSigned });
    await identity.bearer('100', 'reading');
    expect(world.asked).toBe(asked);
  }
});
