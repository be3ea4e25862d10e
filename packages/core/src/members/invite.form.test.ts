import { expect, test } from 'vitest';
import type { Problem } from '../wire/problems.ts';
import { invite } from './invite.form.ts';

const show = (value: 'editing' | 'sending' | 'accepted', problems: readonly Problem[] = []) =>
  invite.view(invite.machine.resolveState({ value, context: { problems, fromService: true, attempt: 1 } }));

test('what is wrong stands at the email or in the banner', () => {
  const form = { step: 'editing', errors: { email: null }, banner: [], notice: null, attempt: 1 };
  expect([
    show('editing'),
    show('editing', [{ field: 'email', message: 'is an editor already' }]),
    show('editing', [{ field: null, message: 'The service cannot be reached.' }]),
    show('sending'),
    show('accepted'),
  ]).toEqual([
    form,
    { ...form, errors: { email: 'email is an editor already' } },
    { ...form, banner: ['The service cannot be reached.'] },
    { ...form, step: 'sending' },
    { ...form, step: 'accepted' },
  ]);
});
