import { expect, test } from 'vitest';
import { IdentityError } from '../identity/identity-provider.ts';
import { puppet } from '../testing/puppet.ts';
import { problemFacts, testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
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
const wrongPassword = new IdentityError('auth/wrong-password');
const puppets = {
  readContents: puppet<AccountContents>('readContents', { done: [contents], failed: [away] }),
  remove: puppet<void, AccountToDelete>('remove', {
    done: [undefined],
    failed: [wrongPassword, away],
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
    { type: 'sessionRevoked' },
  ],
  names: { password, contents, away, wrongPassword },
  facts: ({ context }) => ({ ...problemFacts({ context }), isUnanswered: context.isUnanswered }),
} satisfies Scene<typeof deleteAccountMachine>;

testWalks({ scene }, password);

test('the chart', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "deleteAccount
      start → reading {problems: [], fromService: false, attempt: 0, contents: null, isUnanswered: false, unread: null}, starts readContents
    reading
      readContents done → asking {contents: contents}
      readContents failed: away → unread {unread: 'The service cannot be reached.'}
    asking
      [not isUnanswered] submit → removing {problems: []}, starts remove {isUnanswered: false, read: () => {current: password, consent: 'on'}}
      [isUnanswered] submit → removing {problems: []}, starts remove {isUnanswered: true, read: () => {current: password, consent: 'on'}}
      submit {entered: {consent: ''}} → asking {problems: [{field: 'consent', message: 'Tick this box to delete your account.'}], attempt: +1,
          fromService: false}
      [not refused] leave → asking {problems: []}
      [refused] leave → asking
      [isUnanswered] sessionRevoked → deleted, emits accountDeleted
    unread
      retry → reading, starts readContents
    removing
      sessionRevoked | remove done → deleted, emits accountDeleted
      remove failed: wrongPassword → asking {problems: [{field: 'current', message: 'This is not your current password.'}], fromService: true,
          attempt: +1, isUnanswered: false}
      remove failed: away → asking {problems: [{field: null, message: 'The service cannot be reached.'}], fromService: true, attempt: +1,
          isUnanswered: true}
    deleted"
  `);
});
