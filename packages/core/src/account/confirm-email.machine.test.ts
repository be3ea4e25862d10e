import { expect, test } from 'vitest';
import { type EmailAction, IdentityError } from '../identity/identity-provider.ts';
import { puppet } from '../testing/puppet.ts';
import { testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import { confirmEmailMachine, type EmailCode } from './confirm-email.machine.ts';

const verified: EmailAction = { kind: 'verify', email: 'ada@example.com' };
const away = new IdentityError('auth/network-request-failed');
const invalid = new IdentityError('auth/invalid-action-code');

const puppets = {
  useCode: puppet<EmailAction, EmailCode>('useCode', {
    done: [verified],
    failed: [away, invalid],
  }),
};
const scene = {
  machine: confirmEmailMachine.provide({ actors: puppets }),
  puppets,
  input: { code: 'one-time' },
  events: [{ type: 'retry' }],
  names: { verified, away, invalid },
  facts: ({ context }) => ({ again: context.problem !== null }),
} satisfies Scene<typeof confirmEmailMachine>;

testWalks({ scene, withoutCode: { ...scene, input: { code: null } } });

test('the chart', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "confirmEmail
      start → confirming {code: 'one-time', action: null, problem: null}, starts useCode {code: 'one-time'}
    confirming
      useCode done → confirmed {action: verified}, emits emailConfirmed {action: verified}
      useCode failed: away → unanswered {problem: 'The sign-in service cannot be reached. Try again.'}
      useCode failed: invalid → spent
    confirmed
    unanswered
      retry → confirming, starts useCode {code: 'one-time'}
    spent"
  `);
});
