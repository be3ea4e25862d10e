import { expect, test } from 'vitest';
import { isDoneWhenGone } from '../testing/confirm-gone.ts';
import { answerInvitation } from './answer-invitation.form.ts';

test.each([
  ['accept', false],
  ['decline', true],
] as const)('%s an invitation that is gone: done is %s', async (kind, isDone) => {
  const answer = { kind, invitationId: '7', agencyName: 'Court Club Example' };
  expect(await isDoneWhenGone(answerInvitation.machine, answer)).toBe(isDone);
});
