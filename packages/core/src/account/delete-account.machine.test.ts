import { expect, test } from 'vitest';
import { IdentityError } from '../identity/identity-provider.ts';
import { puppet } from '../testing/puppet.ts';
import { describePaths, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkStored } from '../testing/walk-live.ts';
import { ApiError } from '../wire/api-error.ts';
import type { AccountContents } from './account-contents.ts';
import { type AccountToDelete, deleteAccountMachine } from './delete-account.machine.ts';

const password = 'correct horse battery staple';
const contents: AccountContents = {
  owned: [{ id: '1', name: 'Smash', athletes: 2 }],
  edited: [],
  unreadable: 0,
};
const away = new ApiError('unreachable', 'The service cannot be reached.');
const puppets = {
  readContents: puppet<AccountContents>('readContents', { done: [contents], failed: [away] }),
  remove: puppet<void, AccountToDelete>('remove', {
    done: [undefined],
    failed: [new IdentityError('auth/wrong-password'), away],
  }),
};
const scene = {
  machine: deleteAccountMachine.provide({ actors: puppets }),
  puppets,
  events: [
    { type: 'submit', entered: { current: password, consent: 'on' } },
    { type: 'submit', entered: { current: password, consent: '' } },
    { type: 'leave', field: 'consent', entered: { current: password, consent: 'on' } },
    { type: 'retry' },
  ],
  facts: ({ context }) => [context.problems, context.isUnanswered],
} satisfies Parameters<typeof walk<typeof deleteAccountMachine>>[0];

const { paths, missed, stuck } = walk(scene);

test('reaches every state and transition, and is never stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "deleteAccount: reading {problems: [], fromService: false, attempt: 0, contents: null, isUnanswered: false, unread: null}, starts readContents
      readContents done → asking {contents: {owned: [{id: '1', name: 'Smash', athletes: 2}], edited: [], unreadable: 0}}
        submit → removing, starts remove {isUnanswered: false, read: () => {current: 'correct horse battery staple', consent: 'on'}}
          remove done → deleted, emits accountDeleted
          remove failed: IdentityError: The identity provider answered auth/wrong-password → asking {problems: [{field: 'current', message: 'This is not your current password.'}], fromService: true, attempt: 1}
            submit → removing {problems: []}, starts remove {isUnanswered: false, read: () => {current: 'correct horse battery staple', consent: 'on'}}
            submit {entered: {consent: ''}} → asking {problems: [{field: 'consent', message: 'Tick this box to delete your account.'}], fromService: false, attempt: 2}
            leave → asking
          remove failed: ApiError: The service cannot be reached. → asking {problems: [{field: null, message: 'The service cannot be reached.'}], fromService: true, attempt: 1, isUnanswered: true}
            submit → removing {problems: []}, starts remove {isUnanswered: true, read: () => {current: 'correct horse battery staple', consent: 'on'}}
              remove done → deleted, emits accountDeleted
              remove failed: IdentityError: The identity provider answered auth/wrong-password → asking {problems: [{field: 'current', message: 'This is not your current password.'}], attempt: 2, isUnanswered: false}
              remove failed: ApiError: The service cannot be reached. → asking {problems: [{field: null, message: 'The service cannot be reached.'}], attempt: 2}
            submit {entered: {consent: ''}} → asking {problems: [{field: 'consent', message: 'Tick this box to delete your account.'}], fromService: false, attempt: 2}
              submit → removing {problems: []}, starts remove {isUnanswered: true, read: () => {current: 'correct horse battery staple', consent: 'on'}}
              submit {entered: {consent: ''}} → asking {attempt: 3}
              leave → asking {problems: []}
                submit → removing, starts remove {isUnanswered: true, read: () => {current: 'correct horse battery staple', consent: 'on'}}
                submit {entered: {consent: ''}} → asking {problems: [{field: 'consent', message: 'Tick this box to delete your account.'}], attempt: 3}
                leave → asking
            leave → asking
        submit {entered: {consent: ''}} → asking {problems: [{field: 'consent', message: 'Tick this box to delete your account.'}], attempt: 1}
          submit → removing {problems: []}, starts remove {isUnanswered: false, read: () => {current: 'correct horse battery staple', consent: 'on'}}
          submit {entered: {consent: ''}} → asking {attempt: 2}
          leave → asking {problems: []}
        leave → asking
      readContents failed: ApiError: The service cannot be reached. → unread {unread: 'The service cannot be reached.'}
        retry → reading, starts readContents"
  `);
});

test.each(paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  const { sights, stored } = await walkStored(scene, path);
  expect(sights).toEqual(expectedSights(path));
  expect(stored.filter((snapshot) => snapshot.includes(password))).toEqual([]);
});
