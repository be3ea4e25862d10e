import { expect, test } from 'vitest';
import { isDoneWhenGone } from '../testing/confirm-gone.ts';
import { answerInvitationMachine } from './answer-invitation.machine.ts';

test.each([
  ['accept', false],
  ['decline', true],
] as const)('%s an invitation that is gone: done is %s', async (kind, isDone) => {
  const answer = { kind, invitationId: '7', agencyName: 'Court Club Example' };
  expect(await isDoneWhenGone(answerInvitationMachine, answer)).toBe(isDone);
});
