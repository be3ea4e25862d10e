import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { IdentityError } from '../identity/identity-provider.ts';
import { forgotPassword } from './forgot-password.form.ts';

/** The view after the provider's code, and the requested emails. */
async function submit(email: string, code: string | null) {
  const sent: string[] = [];
  const sendPasswordReset = async (address: string) => {
    sent.push(address);
    if (code !== null) throw new IdentityError(code);
  };
  const actors = forgotPassword.actors({ sendPasswordReset });
  const form = createActor(forgotPassword.machine.provide({ actors })).start();
  form.send({ type: 'submit', entered: { email } });
  const view = forgotPassword.view(await waitFor(form, ({ value }) => value !== 'sending'));
  return { view, sent };
}

const untouched = { errors: { email: null }, banner: [], notice: null, attempt: 0 };
const notice =
  'If there is an account with this email, a message with a link to a new password is on its way.';

test.each([
  null,
  'EMAIL_NOT_FOUND',
  'auth/user-not-found',
  'auth/user-disabled',
  'RESET_PASSWORD_EXCEED_LIMIT',
  'auth/too-many-requests',
  'TOO_MANY_ATTEMPTS_TRY_LATER : Try later.',
])('answers the same whether or not the account exists: %s', async (code) => {
  expect(await submit(' ada@example.com ', code)).toEqual({
    view: { step: 'accepted', ...untouched, notice },
    sent: ['ada@example.com'],
  });
});

test.each([
  ['auth/network-request-failed', 'The sign-in service cannot be reached. Try again.'],
  ['NETWORK_REQUEST_FAILED', 'The sign-in service cannot be reached. Try again.'],
  ['auth/internal-error', 'auth/internal-error'],
])('%s shows its problem', async (code, problem) => {
  const { view } = await submit('ada@example.com', code);
  expect(view).toEqual({ step: 'editing', ...untouched, banner: [problem], attempt: 1 });
});

test.each([
  ['', 'Enter your email.'],
  ['ada at example', 'Enter a complete email address, like name@example.com.'],
])('%j is not sent', async (email, problem) => {
  expect(await submit(email, null)).toEqual({
    view: { step: 'editing', ...untouched, errors: { email: problem }, attempt: 1 },
    sent: [],
  });
});

test('shows nothing of the message while a further one is sent', () => {
  const form = createActor(
    forgotPassword.machine.provide({
      actors: forgotPassword.actors({ sendPasswordReset: () => new Promise(() => {}) }),
    }),
  ).start();
  expect(forgotPassword.view(form.getSnapshot())).toEqual({ step: 'editing', ...untouched });
  form.send({ type: 'submit', entered: { email: 'ada@example.com' } });
  expect(forgotPassword.view(form.getSnapshot())).toEqual({ step: 'sending', ...untouched });
});
