import { expect, test } from 'vitest';
import { IdentityError } from '../identity/identity-provider.ts';
import { puppet } from '../testing/puppet.ts';
import { describePaths, missedByAll, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkStored } from '../testing/walk-live.ts';
import { type CodeToCheck, type PasswordToReset, resetPasswordMachine } from './reset-password.machine.ts';

const password = 'correct horse battery staple';
const failed = [new IdentityError('auth/internal-error'), new IdentityError('auth/expired-action-code')];
const puppets = {
  checkCode: puppet<void, CodeToCheck>('checkCode', { done: [undefined], failed }),
  resetPassword: puppet<void, PasswordToReset>('resetPassword', { done: [undefined], failed }),
};
const scene = {
  machine: resetPasswordMachine.provide({ actors: puppets }),
  puppets,
  input: { code: 'one-time' },
  events: [
    { type: 'submit', entered: { password, confirmation: password } },
    { type: 'submit', entered: { password, confirmation: 'another' } },
    { type: 'leave', field: 'confirmation', entered: { password, confirmation: password } },
  ],
  facts: ({ context }) => context.problems,
} satisfies Parameters<typeof walk<typeof resetPasswordMachine>>[0];

const walked = walk(scene);
const { paths, stuck } = walked;

test('reaches every state and transition, and is never stuck', () => {
  const missed = missedByAll([walked, walk({ ...scene, input: { code: null } })]);
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(11);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "resetPassword: checking {problems: [], fromService: false, attempt: 0, code: 'one-time'}, starts checkCode {code: 'one-time'}
      checkCode done → editing
        submit → sending, starts resetPassword {code: 'one-time', read: () => {password: 'correct horse battery staple', confirmation: 'correct horse battery staple'}}
          resetPassword done → changed, emits passwordChanged
          resetPassword failed: IdentityError: The identity provider answered auth/internal-error → editing {problems: [{field: null, message: 'auth/internal-error'}], fromService: true, attempt: 1}
            submit → sending {problems: []}, starts resetPassword {code: 'one-time', read: () => {password: 'correct horse battery staple', confirmation: 'correct horse battery staple'}}
            submit {entered: {confirmation: 'another'}} → editing {problems: [{field: 'confirmation', message: 'Passwords do not match'}], fromService: false, attempt: 2}
            leave → editing
          resetPassword failed: IdentityError: The identity provider answered auth/expired-action-code → spent
        submit {entered: {confirmation: 'another'}} → editing {problems: [{field: 'confirmation', message: 'Passwords do not match'}], attempt: 1}
          submit → sending {problems: []}, starts resetPassword {code: 'one-time', read: () => {password: 'correct horse battery staple', confirmation: 'correct horse battery staple'}}
          submit {entered: {confirmation: 'another'}} → editing {attempt: 2}
          leave → editing {problems: []}
        leave → editing
      checkCode failed: IdentityError: The identity provider answered auth/internal-error → editing
      checkCode failed: IdentityError: The identity provider answered auth/expired-action-code → spent"
  `);
});

test.each(paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  const { sights, stored } = await walkStored(scene, path);
  expect(sights).toEqual(expectedSights(path));
  expect(stored.filter((snapshot) => snapshot.includes(password))).toEqual([]);
});
