import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { IdentityError } from '../identity/identity-provider.ts';
import { resetPasswordActors } from './reset-password.actors.ts';
import { resetPasswordMachine } from './reset-password.machine.ts';
import { resetPasswordView } from './reset-password.view.ts';

const untouched = { errors: { password: null, confirmation: null }, banner: [], attempt: 0 };
const spent = {
  ...untouched,
  step: 'spent',
  banner: ['This link has been used or has expired. Ask for a new one.'],
};
const entered = { password: 'secret', confirmation: 'secret' };

interface Answers {
  readonly check?: string;
  readonly reset?: string;
}

/** The page of a link, at a provider that answers with these codes. */
async function open(code: string | null, { check, reset }: Answers = {}) {
  const calls: string[] = [];
  const answer = async (call: string, refusal: string | undefined) => {
    calls.push(call);
    if (refusal !== undefined) throw new IdentityError(refusal);
  };
  const actors = resetPasswordActors(
    {
      checkResetCode: (given) => answer(`check ${given}`, check),
      resetPassword: (given, password) => answer(`reset ${given} ${password}`, reset),
    },
    () => answer('sign out', undefined),
  );
  const form = createActor(resetPasswordMachine.provide({ actors }), { input: { code } }).start();
  const settled = async () => {
    const isPending = (value: string) => value === 'checking' || value === 'sending';
    return resetPasswordView(await waitFor(form, ({ value }) => !isPending(String(value))));
  };
  return { form, calls, settled, opened: resetPasswordView(form.getSnapshot()), first: await settled() };
}

test('checks the link as soon as it is opened, sets the password, then ends every session', async () => {
  const { form, calls, opened, first, settled } = await open('code');
  const emitted: string[] = [];
  form.on('passwordChanged', ({ type }) => emitted.push(type));
  form.send({ type: 'submit', entered });
  const sending = resetPasswordView(form.getSnapshot());
  expect([opened, first, sending, await settled(), emitted]).toEqual([
    { step: 'checking', ...untouched },
    { step: 'editing', ...untouched },
    { step: 'sending', ...untouched },
    { step: 'changed', ...untouched },
    ['passwordChanged'],
  ]);
  expect(calls).toEqual(['check code', 'reset code secret', 'sign out']);
});

test.each(['INVALID_OOB_CODE', 'EXPIRED_OOB_CODE', 'auth/invalid-action-code', 'auth/expired-action-code'])(
  'a link that cannot be used says so at once, and one that was used meanwhile later: %s',
  async (code) => {
    expect((await open('code', { check: code })).first).toEqual(spent);
    const { form, settled, calls } = await open('code', { reset: code });
    form.send({ type: 'submit', entered });
    expect([await settled(), calls]).toEqual([spent, ['check code', 'reset code secret']]);
  },
);

test('a link without a code is not asked about', async () => {
  const { opened, calls } = await open(null);
  expect([opened, calls]).toEqual([spent, []]);
});

const weak = 'This password is too weak. Choose a longer one.';
test.each([
  ['WEAK_PASSWORD : Password should be at least 6 characters', weak],
  ['auth/password-does-not-meet-requirements', weak],
  ['auth/too-many-requests', 'auth/too-many-requests'],
])('%s', async (reset, problem) => {
  const { form, settled, calls } = await open('code', { reset });
  form.send({ type: 'submit', entered });
  expect(await settled()).toEqual({ step: 'editing', ...untouched, banner: [problem], attempt: 1 });
  expect(calls).not.toContain('sign out');
});

test.each([
  ['nothing', { password: '', confirmation: '' }, { password: 'Enter a password.', confirmation: null }],
  [
    'two passwords',
    { ...entered, confirmation: 'another' },
    { password: null, confirmation: 'Passwords do not match' },
  ],
])('%s: says what is wrong until it is mended', async (_, wrong, errors) => {
  const { form } = await open('code');
  form.send({ type: 'submit', entered: wrong });
  const found = resetPasswordView(form.getSnapshot());
  form.send({ type: 'leave', field: 'password', entered });
  const mended = resetPasswordView(form.getSnapshot());
  expect([found, mended]).toEqual([
    { step: 'editing', errors, banner: [], attempt: 1 },
    { step: 'editing', ...untouched, attempt: 1 },
  ]);
});
