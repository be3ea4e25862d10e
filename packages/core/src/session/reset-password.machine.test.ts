import { expect, test } from 'vitest';
import { IdentityError } from '../identity/identity-provider.ts';
import { puppet } from '../testing/puppet.ts';
import { problemFacts, testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import { type CodeToCheck, type PasswordToReset, resetPasswordMachine } from './reset-password.machine.ts';

const password = 'correct horse battery staple';
const broken = new IdentityError('auth/internal-error');
const expired = new IdentityError('auth/expired-action-code');
const failed = [broken, expired];
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
  names: { password, broken, expired },
  facts: problemFacts,
} satisfies Scene<typeof resetPasswordMachine>;

testWalks({ scene, withoutCode: { ...scene, input: { code: null } } }, password);

test('the chart', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "resetPassword
      start → checking {problems: [], fromService: false, attempt: 0, code: 'one-time'}, starts checkCode {code: 'one-time'}
    checking
      checkCode done | checkCode failed: broken → editing
      checkCode failed: expired → spent
    editing
      submit → sending {problems: []}, starts resetPassword resetPassword1
      submit {entered: {confirmation: 'another'}} → editing {problems: [{field: 'confirmation', message: 'Passwords do not match'}],
          attempt: +1, fromService: false}
      [not refused] leave → editing {problems: []}
      [refused] leave → editing
    spent
    sending
      resetPassword done → changed, emits passwordChanged
      resetPassword failed: broken → editing {problems: [{field: null, message: 'auth/internal-error'}], fromService: true, attempt: 1}
      resetPassword failed: expired → spent
    changed
    resetPassword1 = {code: 'one-time', read: () => {password: password, confirmation: password}}"
  `);
});
