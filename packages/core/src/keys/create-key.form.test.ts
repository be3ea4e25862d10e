import { expect, test } from 'vitest';
import { tryForm } from '../testing/try-form.ts';
import { ApiError } from '../wire/api-error.ts';
import { createKey } from './create-key.form.ts';

const form = { step: 'editing', errors: { name: null }, banner: [], notice: null, attempt: 0 };

function start() {
  const tried = tryForm(createKey, [
    new ApiError('refused', 'An agency may have 10 keys; end one first.', { status: 409 }),
    new ApiError('unreachable', 'The service cannot be reached.'),
  ]);
  return { ...tried, submit: (name: string) => tried.form.send({ type: 'submit', entered: { name } }) };
}

test('a name is needed, and a long one is refused', () => {
  const { submit, seen, sent } = start();
  submit('  ');
  expect(seen()).toEqual({ ...form, errors: { name: 'The name is required.' }, attempt: 1 });
  submit('a'.repeat(61));
  expect(seen()).toEqual({
    ...form,
    errors: { name: 'The name must be at most 60 characters.' },
    attempt: 2,
  });
  expect(sent()).toEqual([]);
});

test('a refusal is said; without an answer a key may be there', async () => {
  const { submit, seen, settled, sent } = start();
  submit('Nightly import');
  expect([seen(), sent()]).toEqual([{ ...form, step: 'sending' }, [{ name: 'Nightly import' }]]);
  expect(await settled(1)).toEqual({
    ...form,
    banner: ['An agency may have 10 keys; end one first.'],
    attempt: 1,
  });
  submit('Nightly import');
  expect(await settled(2)).toEqual({
    ...form,
    banner: ['The service cannot be reached. The list may have a new key that nobody has: end it.'],
    attempt: 2,
  });
});
