import { expect, test } from 'vitest';
import { isDoneWhenGone } from '../testing/confirm-gone.ts';
import { changeMember } from './change-member.form.ts';

test.each([
  ['remove', true],
  ['leave', true],
  ['withdraw', true],
  ['handOver', false],
] as const)('%s a member or an invitation that is gone: done is %s', async (kind, isDone) => {
  expect(await isDoneWhenGone(changeMember.machine, { kind, id: '7', email: 'ada@example.com' })).toBe(
    isDone,
  );
});
