import { expect, test } from 'vitest';
import { isDoneWhenGone } from '../testing/confirm-gone.ts';
import { removeAgency } from './remove-agency.form.ts';

test('an agency that is gone was removed already, by an attempt whose answer was lost', async () => {
  const action = { agencyId: '7', name: 'Court Club Example' };
  expect(await isDoneWhenGone(removeAgency.machine, action)).toBe(true);
});
