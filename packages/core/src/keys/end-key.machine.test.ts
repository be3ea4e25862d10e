import { expect, test } from 'vitest';
import { isDoneWhenGone } from '../testing/confirm-gone.ts';
import { endKeyMachine } from './end-key.machine.ts';

test('a key that is gone was ended already', async () => {
  expect(await isDoneWhenGone(endKeyMachine, { id: '3', name: 'Nightly import' })).toBe(true);
});
