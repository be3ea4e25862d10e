import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { IdentityError } from '../identity/identity-provider.ts';
import { changeEmail } from './change-email.form.ts';

const untouched = { errors: { email: null, current: null }, banner: [], notice: null, attempt: 0 };

function open(...refusals: string[]) {
  const calls: string[] = [];
  const actors = changeEmail.actors({
    sendEmailChange: async (current, email) => {
      calls.push(`${current} → ${email}`);
      const code = refusals.shift();
      if (code !== undefined) throw new IdentityError(code);
    },
  });
  const form = createActor(changeEmail.machine.provide({ actors })).start();
  const submit = async (entered = { email: ' new@example.com ', current: 'secret' }) => {
    form.send({ type: 'submit', entered });
    return changeEmail.view(await waitFor(form, ({ value }) => value !== 'sending'));
  };
  return { calls, submit };
}

test('says what is missing, then that the email changes with the link', async () => {
  const { calls, submit } = open();
  expect(await submit({ email: 'new', current: '' })).toEqual({
    ...untouched,
    step: 'editing',
    errors: {
      email: 'Enter a complete email address, like name@example.com.',
      current: 'Enter your current password.',
    },
    attempt: 1,
  });
  expect(await submit()).toEqual({
    ...untouched,
    step: 'accepted',
    notice:
      'A link is on its way to the new email. The email changes when you open it; until then it stays as it is.',
    attempt: 1,
  });
  expect(calls).toEqual(['secret → new@example.com']);
});

test.each([
  ['EMAIL_EXISTS', { email: 'There is already an account with this email.', current: null }],
  ['auth/email-already-in-use', { email: 'There is already an account with this email.', current: null }],
  [
    'auth/invalid-new-email',
    { email: 'Enter a complete email address, like name@example.com.', current: null },
  ],
  ['auth/invalid-credential', { email: null, current: 'This is not your current password.' }],
])('%s stands at its field', async (code, errors) => {
  expect(await open(code).submit()).toEqual({ ...untouched, step: 'editing', errors, attempt: 1 });
});
