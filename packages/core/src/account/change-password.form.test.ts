import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { IdentityError } from '../identity/identity-provider.ts';
import { changePassword } from './change-password.form.ts';

const untouched = {
  errors: { current: null, password: null, confirmation: null },
  banner: [],
  notice: null,
  attempt: 0,
};
const entered = { current: 'old', password: 'new', confirmation: 'new' };

/** The form at a provider that answers with these codes, then accepts. */
function open(...refusals: string[]) {
  const calls: string[] = [];
  const actors = changePassword.actors({
    changePassword: async (current, password) => {
      calls.push(`${current} → ${password}`);
      const code = refusals.shift();
      if (code !== undefined) throw new IdentityError(code);
    },
  });
  const form = createActor(changePassword.machine.provide({ actors })).start();
  const seen = () => changePassword.view(form.getSnapshot());
  const submit = async (values = entered) => {
    form.send({ type: 'submit', entered: values });
    return changePassword.view(await waitFor(form, ({ value }) => value !== 'sending'));
  };
  return { form, calls, seen, submit };
}

test('says what is missing, and sends nothing', async () => {
  const { form, calls, seen, submit } = open();
  expect(seen()).toEqual({ step: 'editing', ...untouched });
  expect(await submit({ current: '', password: '', confirmation: 'new' })).toEqual({
    ...untouched,
    step: 'editing',
    errors: {
      current: 'Enter your current password.',
      password: 'Enter a password.',
      confirmation: 'Passwords do not match',
    },
    attempt: 1,
  });
  form.send({ type: 'leave', field: 'password', entered: { ...entered, current: '' } });
  expect(seen().errors).toEqual({ ...untouched.errors, current: 'Enter your current password.' });
  expect(calls).toEqual([]);
});

const signedOut = 'You are not signed in any more. Sign in again.';
test.each([
  ['auth/wrong-password', 'current', 'This is not your current password.'],
  ['auth/invalid-credential', 'current', 'This is not your current password.'],
  ['INVALID_LOGIN_CREDENTIALS', 'current', 'This is not your current password.'],
  ['auth/weak-password', 'password', 'This password is too weak. Choose a longer one.'],
  ['auth/too-many-requests', null, 'Too many attempts. Wait a few minutes, then try again.'],
  ['auth/network-request-failed', null, 'The sign-in service cannot be reached. Try again.'],
  ['auth/user-token-expired', null, signedOut],
  ['auth/no-current-user', null, signedOut],
  ['auth/user-not-found', null, signedOut],
  ['auth/internal-error', null, 'auth/internal-error'],
])('%s stands at %s, until the form is sent again', async (code, field, text) => {
  const { calls, submit } = open(code);
  const errors = field === null ? untouched.errors : { ...untouched.errors, [field]: text };
  expect(await submit()).toEqual({
    ...untouched,
    step: 'editing',
    errors,
    banner: field === null ? [text] : [],
    attempt: 1,
  });
  expect(await submit()).toEqual({
    ...untouched,
    step: 'accepted',
    notice:
      'Your password has been changed. You stay signed in here; other devices are signed out within an hour.',
    attempt: 1,
  });
  expect(calls).toEqual(['old → new', 'old → new']);
});
