import { expect, test } from 'vitest';
import { IdentityError } from '../identity/identity-provider.ts';
import { tryForm } from '../testing/try-form.ts';
import { signIn } from './sign-in.form.ts';

const nothingWrong = { errors: { email: null, password: null }, banner: [], notice: null, attempt: 0 };

const start = () =>
  tryForm(signIn, [new IdentityError('auth/wrong-password'), new TypeError('id is undefined')]);

const ada = { email: 'ada@example.com', password: 'secret' };

test('says what is missing, and sends nothing', () => {
  const { form, seen, sent } = start();
  expect(seen()).toEqual({ step: 'editing', ...nothingWrong });
  form.send({ type: 'submit', entered: { email: ' ', password: '' } });
  const errors = { email: 'Enter your email.', password: 'Enter your password.' };
  expect(seen()).toEqual({ step: 'editing', errors, banner: [], notice: null, attempt: 1 });
  form.send({ type: 'leave', field: 'email', entered: { ...ada, password: '' } });
  expect(seen()).toEqual({
    step: 'editing',
    errors: { ...errors, email: null },
    banner: [],
    notice: null,
    attempt: 1,
  });
  expect(sent()).toEqual([]);
});

test('shows the provider’s code until the next attempt', async () => {
  const { form, seen, settled, sent } = start();
  form.send({ type: 'submit', entered: ada });
  form.send({ type: 'submit', entered: { ...ada, password: 'another' } });
  expect([seen(), sent()]).toEqual([{ step: 'sending', ...nothingWrong }, [ada]]);
  expect(await settled(1)).toEqual({
    step: 'editing',
    ...nothingWrong,
    banner: ['auth/wrong-password'],
    attempt: 1,
  });
  form.send({ type: 'submit', entered: ada });
  expect(seen()).toEqual({ step: 'sending', ...nothingWrong, attempt: 1 });
  expect(await settled(2)).toEqual({ step: 'editing', ...nothingWrong, banner: ['unknown'], attempt: 2 });
  form.send({ type: 'submit', entered: ada });
  expect(await settled(0)).toEqual({ step: 'accepted', ...nothingWrong, attempt: 2 });
});
