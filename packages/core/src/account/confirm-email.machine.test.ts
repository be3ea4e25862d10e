import { expect, test } from 'vitest';
import { type EmailAction, IdentityError } from '../identity/identity-provider.ts';
import { puppet } from '../testing/puppet.ts';
import { describePaths, missedByAll, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import { confirmEmailMachine, type EmailCode } from './confirm-email.machine.ts';

const puppets = {
  useCode: puppet<EmailAction, EmailCode>('useCode', {
    done: [{ kind: 'verify', email: 'ada@example.com' }],
    failed: [new IdentityError('auth/network-request-failed'), new IdentityError('auth/invalid-action-code')],
  }),
};
const scene = {
  machine: confirmEmailMachine.provide({ actors: puppets }),
  puppets,
  input: { code: 'one-time' },
  events: [{ type: 'retry' }],
  facts: ({ context }) => context.problem,
} satisfies Parameters<typeof walk<typeof confirmEmailMachine>>[0];

const walked = walk(scene);
const { paths, stuck } = walked;

test('reaches every state and transition, and is never stuck', () => {
  const missed = missedByAll([walked, walk({ ...scene, input: { code: null } })]);
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "confirmEmail: confirming {code: 'one-time', action: null, problem: null}, starts useCode {code: 'one-time'}
      useCode done → confirmed {action: {kind: 'verify', email: 'ada@example.com'}}, emits emailConfirmed {action: {kind: 'verify', email: 'ada@example.com'}}
      useCode failed: IdentityError: The identity provider answered auth/network-request-failed → unanswered {problem: 'The sign-in service cannot be reached. Try again.'}
        retry → confirming, starts useCode {code: 'one-time'}
          useCode done → confirmed {action: {kind: 'verify', email: 'ada@example.com'}}, emits emailConfirmed {action: {kind: 'verify', email: 'ada@example.com'}}
          useCode failed: IdentityError: The identity provider answered auth/network-request-failed → unanswered
          useCode failed: IdentityError: The identity provider answered auth/invalid-action-code → spent
      useCode failed: IdentityError: The identity provider answered auth/invalid-action-code → spent"
  `);
});

test.each(paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  expect(await walkLive(scene, path)).toEqual(expectedSights(path));
});
