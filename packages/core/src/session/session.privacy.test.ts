import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { IdentityError } from '../identity/identity-provider.ts';
import { ApiError } from '../wire/api-error.ts';
import { sessionMachine } from './session.machine.ts';
import type { Account } from './session.ts';

const people = { ada: { id: 'ada', email: 'ada@example.com' }, bea: { id: 'bea', email: 'bea@example.com' } };
type Person = keyof typeof people;
const ownerOf = (token: string): Person => (token.startsWith('ada') ? 'ada' : 'bea');

/** A session whose calls settle in any order, even long after their callers left. */
function start(isUnsaved: boolean) {
  const pending: { succeed: () => void; fail: (status: number | null) => void }[] = [];
  const clock = new SimulatedClock();
  const bearers: (string | null)[] = [];
  let present: Person = 'ada';
  let issued = 0;
  const call = <T>(output: T) =>
    new Promise<T>((resolve, reject) => {
      pending.push({
        succeed: () => resolve(output),
        fail: (status) =>
          reject(
            status === null
              ? new IdentityError('NETWORK_REQUEST_FAILED')
              : new ApiError('refused', 'Refused.', { status }),
          ),
      });
    });
  const actor = createActor(
    sessionMachine.provide({
      guards: { isUnsaved: () => isUnsaved },
      actors: {
        identityReports: fromCallback(() => {}),
        signOut: fromPromise(() => call<void>(undefined)),
        fetchToken: fromPromise(() => {
          issued += 1;
          return call(`${present}-${issued}`);
        }),
        loadAccount: fromPromise<Account, { readonly token: string | null }>(({ input: { token } }) => {
          bearers.push(token);
          const none = { active_profile: null, active_profile_name: null, active_profile_type: null };
          return call({
            user: { email: people[ownerOf(token ?? '')].email, ...none },
            profiles: [],
            unreadable: 0,
          });
        }),
      },
    }),
    { clock },
  ).start();
  const found = (person: Person) => {
    present = person;
    actor.send({ type: 'identityFound', identity: people[person] });
  };
  return { actor, clock, bearers, pending, found };
}

type World = ReturnType<typeof start>;
const happening: fc.Arbitrary<(world: World) => void> = fc.oneof(
  fc.constantFrom<Person>('ada', 'bea').map((person) => (world: World) => world.found(person)),
  fc
    .constantFrom('identityLost' as const, 'signOut' as const, 'refresh' as const)
    .map((type) => (world: World) => world.actor.send({ type })),
  fc.constant((world: World) => {
    const { token } = world.actor.getSnapshot().context;
    if (token !== null) world.actor.send({ type: 'tokenRefused', token });
  }),
  fc.constant((world: World) => world.clock.increment(60_000)),
  fc.nat(20).map((index) => (world: World) => {
    world.pending[index % (world.pending.length || 1)]?.succeed();
  }),
  fc.tuple(fc.nat(20), fc.constantFrom(401, 403, null)).map(([index, status]) => (world: World) => {
    world.pending[index % (world.pending.length || 1)]?.fail(status);
  }),
);

test('in any order of events: shows nothing of another person, and sends no call without a token', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 30 }), fc.boolean(), async (happenings, isUnsaved) => {
      const world = start(isUnsaved);
      for (const happen of happenings) {
        happen(world);
        await new Promise((resolve) => setImmediate(resolve));
        const { identity, token, account } = world.actor.getSnapshot().context;
        expect([null, identity?.email]).toContain(account?.user.email ?? null);
        expect([undefined, identity?.id]).toContain(token === null ? undefined : ownerOf(token));
      }
      expect(world.bearers).not.toContain(null);
      world.actor.stop();
    }),
    { numRuns: 300 },
  );
});
