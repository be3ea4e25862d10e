import { expect, test } from 'vitest';
import { isDoneWhenGone } from '../testing/confirm-gone.ts';
import { endKey } from './end-key.form.ts';

test('a key that is gone was ended already', async () => {
  expect(await isDoneWhenGone(endKey.machine, { id: '3', name: 'Nightly import' })).toBe(true);
});
