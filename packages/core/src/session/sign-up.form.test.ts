import { expect, test } from 'vitest';
import { tryForm } from '../testing/try-form.ts';
import { ApiError } from '../wire/api-error.ts';
import { type EnteredSignUp, signUp } from './sign-up.form.ts';

const ada = { email: 'ada@example.com', password: 'secret', confirmation: 'secret', terms: 'on' };
const none = { email: null, password: null, confirmation: null, terms: null };
const mismatch = 'Passwords do not match';
const terms = 'Accept the terms and conditions to create an account.';

const start = (...failed: Error[]) => tryForm(signUp, failed);

test.each<[string, EnteredSignUp, object]>([
  [
    'nothing',
    { email: '', password: '', confirmation: '', terms: '' },
    {
      email: 'Enter your email.',
      password: 'Enter a password.',
      terms,
    },
  ],
  [
    'an email without an end',
    { ...ada, email: 'ada at example' },
    {
      email: 'Enter a complete email address, like name@example.com.',
    },
  ],
  ['different passwords', { ...ada, confirmation: 'another' }, { confirmation: mismatch }],
  [
    'a password only once',
    { ...ada, password: '' },
    {
      password: 'Enter a password.',
      confirmation: mismatch,
    },
  ],
  ['unaccepted terms', { ...ada, terms: '' }, { terms }],
])('%s: says what is wrong, and sends nothing', (_, entered, errors) => {
  const { form, seen, sent } = start();
  form.send({ type: 'submit', entered });
  expect([seen(), sent()]).toEqual([
    { step: 'editing', errors: { ...none, ...errors }, banner: [], notice: null, attempt: 1 },
    [],
  ]);
});

test("the service's words about a field stand there, all others in the banner", async () => {
  const problems = [
    { field: 'email', message: 'is in use' },
    { field: 'captcha', message: 'is missing' },
    { field: null, message: 'Closed for today.' },
  ];
  const { form, seen, settled } = start(new ApiError('refused', 'Refused.', { status: 422, problems }));
  form.send({ type: 'submit', entered: ada });
  expect(seen()).toEqual({ step: 'sending', errors: none, banner: [], notice: null, attempt: 0 });
  const banner = ['captcha is missing', 'Closed for today.'];
  expect(await settled(1)).toEqual({
    step: 'editing',
    errors: { ...none, email: 'email is in use' },
    banner,
    notice: null,
    attempt: 1,
  });
  form.send({ type: 'leave', field: 'email', entered: { ...ada, email: '' } });
  expect(seen()).toEqual({ step: 'editing', errors: none, banner, notice: null, attempt: 1 });
});
