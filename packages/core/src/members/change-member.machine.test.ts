import { expect, test } from 'vitest';
import { isDoneWhenGone } from '../testing/confirm-gone.ts';
import { changeMemberMachine } from './change-member.machine.ts';

test.each([
  ['remove', true],
  ['leave', true],
  ['withdraw', true],
  ['handOver', false],
] as const)('%s a member or an invitation that is gone: done is %s', async (kind, isDone) => {
  expect(await isDoneWhenGone(changeMemberMachine, { kind, id: '7', email: 'ada@example.com' })).toBe(isDone);
});
