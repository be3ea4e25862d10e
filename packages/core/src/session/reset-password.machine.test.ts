import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { IdentityError } from '../identity/identity-provider.ts';
import { puppet } from '../testing/puppet.ts';
import { describePaths, missedByAll, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkStored } from '../testing/walk-live.ts';
import { resetPasswordMachine } from './reset-password.machine.ts';

const password = 'correct horse battery staple';
const puppets = {
  resetPassword: puppet<void, { readonly code: string; readonly readPassword: () => string }>(
    'resetPassword',
    {
      done: [undefined],
      failed: [new IdentityError('auth/weak-password'), new IdentityError('auth/expired-action-code')],
    },
  ),
};
const scene = {
  machine: resetPasswordMachine.provide({ actors: puppets }),
  puppets,
  input: { code: 'one-time' },
  events: [
    { type: 'submit', password, confirmation: password },
    { type: 'submit', password, confirmation: 'another' },
  ],
} satisfies Parameters<typeof walk<typeof resetPasswordMachine>>[0];

const walked = walk(scene);
const { paths, stuck } = walked;

test('reaches every state and transition, and is never stuck', () => {
  const missed = missedByAll([walked, walk({ ...scene, input: { code: null } })]);
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(6);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "resetPassword: usable.editing {code: 'one-time', problem: null}
      submit → submitting #busy, starts resetPassword {code: 'one-time', readPassword: () => 'correct horse battery staple'}
        resetPassword done → changed, emits passwordChanged
        resetPassword failed: IdentityError: The identity provider answered auth/weak-password → usable.refused {problem: 'This password is too weak. Choose a longer one.'}
          submit → submitting #busy {problem: null}, starts resetPassword {code: 'one-time', readPassword: () => 'correct horse battery staple'}
          submit {confirmation: 'another'} → usable.mismatched {problem: 'Passwords do not match'}
        resetPassword failed: IdentityError: The identity provider answered auth/expired-action-code → spent
      submit {confirmation: 'another'} → usable.mismatched {problem: 'Passwords do not match'}
        submit → submitting #busy {problem: null}, starts resetPassword {code: 'one-time', readPassword: () => 'correct horse battery staple'}
        submit {confirmation: 'another'} → usable.mismatched"
  `);
});

test.each(paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  const { sights, stored } = await walkStored(scene, path);
  expect(sights).toEqual(expectedSights(path));
  expect(stored.filter((snapshot) => snapshot.includes(password))).toEqual([]);
});

async function answer(code: string) {
  const resetPassword = puppet<void, { readonly code: string; readonly readPassword: () => string }>(
    'resetPassword',
    { failed: [new IdentityError(code)] },
  );
  const { input, machine } = scene;
  const form = createActor(machine.provide({ actors: { resetPassword } }), { input }).start();
  form.send({ type: 'submit', password, confirmation: password });
  resetPassword.outcomes[0]?.settle();
  const { value, context } = await waitFor(form, (state) => !state.hasTag('busy'));
  return [value, context.problem];
}

const weak = 'This password is too weak. Choose a longer one.';
test.each([
  ['INVALID_OOB_CODE', 'spent', null],
  ['EXPIRED_OOB_CODE', 'spent', null],
  ['auth/invalid-action-code', 'spent', null],
  ['WEAK_PASSWORD : Password should be at least 6 characters', { usable: 'refused' }, weak],
  ['auth/password-does-not-meet-requirements', { usable: 'refused' }, weak],
  ['auth/too-many-requests', { usable: 'refused' }, 'auth/too-many-requests'],
])('%s', async (code, value, problem) => {
  expect(await answer(code)).toEqual([value, problem]);
});

test('a link without a code is expired from the start', () => {
  const form = createActor(resetPasswordMachine, { input: { code: null } }).start();
  expect(form.getSnapshot().value).toBe('spent');
});
